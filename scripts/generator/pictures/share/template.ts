/** The drawing around the image of a link preview: paper, frame, title, roofs with cats, the company's name. */
import { shareSize } from '../../../../components/base/share-size.ts';
import { cats, roofs } from '../../../../components/document/footer/roofline-paths.ts';
import { cutIcons } from '../../../../components/ui/icon/paths.ts';
import type { CardColors } from './colors.ts';
import { type FittedTitle, fitTitle } from './fit-title.ts';
import type { Lettering } from './lettering.ts';

/** All texts in the drawing. */
export interface ShareWords {
  title: string;
  /** Small line above the title. */
  kicker: string;
  company: string;
  /** What the company does, in a few words. */
  trade: string;
}
/** Area of the image, in pixels. */
export interface ImageArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

const frame = { inset: 18, band: 78 } as const;
const bandTop = shareSize.height - frame.inset - frame.band;
const column = { left: 60, width: 384, top: 62, bottom: 470 } as const;
const imageWidth = 660;
/** The roofs end before the image, so that nothing shows between it and the band. */
const roofsWidth = 446;

/** The area of the image, which shows all of it unless it is very wide or high. */
export function imageArea(picture: { width: number; height: number }): ImageArea {
  const ratio = Math.min(Math.max(picture.width / picture.height, 1.42), 1.8);
  const height = Math.round(imageWidth / ratio);
  return {
    left: shareSize.width - 62 - imageWidth,
    top: Math.round(frame.inset + (bandTop - frame.inset - height) / 2) - 4,
    width: imageWidth,
    height,
  };
}

/** What all link previews are drawn with. */
export interface CardAssets {
  lettering: Lettering;
  colors: CardColors;
  /** The logo as an SVG document. */
  logo: string;
}

/** SVG of everything but the image, whose area is filled with the text color. */
export function cardSvg(words: ShareWords, area: ImageArea, assets: CardAssets): string {
  const { colors } = assets;
  const { width, height } = shareSize;
  const inner = { width: width - 2 * frame.inset, height: height - 2 * frame.inset };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${colors.paper}"/>
<svg x="${frame.inset}" y="${bandTop - 62}" width="${roofsWidth}" height="63" viewBox="80 18 ${roofsWidth} 63"><path fill="${colors.second}" d="${roofs}${cats}"/></svg>
<rect x="${frame.inset}" y="${bandTop}" width="${inner.width}" height="${frame.band}" fill="${colors.second}"/>
<rect x="${frame.inset}" y="${frame.inset}" width="${inner.width}" height="${inner.height}" fill="none" stroke="${colors.ink}" stroke-width="4"/>
${imageFrame(area, colors)}
${titleOf(words, assets)}
${bandOf(words, assets)}
</svg>`;
}

/** The border of the image, and an offset rectangle in the accent color behind it. */
function imageFrame({ left, top, width, height }: ImageArea, { ink, accent }: CardColors): string {
  const edge = 4;
  return `<rect x="${left + 8}" y="${top + 8}" width="${width + 6}" height="${height + 6}" fill="${accent}"/>
<rect x="${left - edge}" y="${top - edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" fill="${ink}"/>`;
}

function titleOf(words: ShareWords, { lettering, colors: { ink, accent } }: CardAssets): string {
  const kicker = lettering.spell(words.kicker).toUpperCase();
  const small = fitLine(kicker, 19, column.width, lettering, 2.4);
  // If the face has none of the title's characters, the company's name is used.
  const title = lettering.spell(words.title) || lettering.spell(words.company);
  const lineHeight = 1.06;
  const head = kicker ? 48 : 0;
  const { size, lines } = fitCardTitle(title, column.bottom - column.top - head - 34, lineHeight, lettering);
  const block = head + lines.length * size * lineHeight + 34;
  const top = column.top + Math.max(0, (column.bottom - column.top - block) / 2);
  const baseline = (line: number) => top + head + size * (0.84 + line * lineHeight);
  const end = baseline(lines.length - 1) + size * 0.24 + 26;
  return [
    `<g fill="${accent}">${lettering.draw(kicker, small, column.left, top + 18)}</g>`,
    `<g fill="${ink}">${lines.map((line, index) => lettering.draw(line, { size, spacing: -size * 0.012 }, column.left, baseline(index))).join('')}</g>`,
    `<path fill="none" stroke="${ink}" stroke-width="3" d="M${column.left} ${end}h96m36 0h96"/>`,
    `<g fill="${accent}" transform="translate(${column.left + 101} ${end - 13})"><path fill-rule="evenodd" transform="scale(1.1)" d="${cutIcons.paw}"/></g>`,
  ].join('\n');
}

function fitCardTitle(title: string, height: number, lineHeight: number, lettering: Lettering): FittedTitle {
  const sizes = Array.from({ length: 35 }, (_, step) => 94 - step * 2);
  return fitTitle(title, { width: column.width, height, sizes, lineHeight }, (text, size) =>
    lettering.width(text, { size, spacing: -size * 0.012 }),
  );
}

/** One line that shrinks until it fits. */
function fitLine(text: string, size: number, width: number, lettering: Lettering, spacing: number) {
  const natural = lettering.width(text, { size, spacing });
  const scale = natural > width ? width / natural : 1;
  return { size: size * scale, spacing: spacing * scale };
}

function bandOf(
  { company, trade }: ShareWords,
  { lettering, colors: { paper, highlight }, logo }: CardAssets,
): string {
  const middle = bandTop + frame.band / 2;
  const name = fitLine(lettering.spell(company), 38, 520, lettering, -0.4);
  const line = lettering.spell(trade).toUpperCase();
  const small = fitLine(line, 19, 440, lettering, 2.4);
  const right = shareSize.width - 62 - lettering.width(line, small);
  return [
    logo.replace('<svg ', `<svg x="${column.left}" y="${middle - 30}" width="60" height="60" `),
    `<g fill="${paper}">${lettering.draw(lettering.spell(company), name, column.left + 78, middle + name.size * 0.33)}</g>`,
    `<g fill="${highlight}">${lettering.draw(line, small, right, middle + small.size * 0.35)}</g>`,
  ].join('\n');
}
