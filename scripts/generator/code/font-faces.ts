/** What `npm run fonts` records of the fonts that it made, and the styles' rules for them. */
import list from '../../../styles/faces.json' with { type: 'json' };

export interface FaceList {
  /** All characters that every face holds. */
  characters: string;
  /** Characters that the site uses and that some face does not have. */
  absent: string;
  faces: {
    family: string;
    style: string;
    weight: string;
    /** In `/assets/fonts/`. */
    file: string;
    preload: boolean;
    /** For a file that pages load only if they show one of these characters. */
    only?: string;
  }[];
}

/** `@font-face` rules with addresses from the site's root. */
export function fontFaceRules({ faces }: FaceList = list): string {
  return faces
    .map(
      ({ family, style, weight, file, only }) =>
        `@font-face{font-family:"${family}";src:url("/assets/fonts/${file}") format("woff2");font-weight:${weight};font-display:swap;${style === 'italic' ? 'font-style:italic;' : ''}${only ? `unicode-range:${rangeOf(only)};` : ''}}`,
    )
    .join('\n');
}

const rangeOf = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(',');
