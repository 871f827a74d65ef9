/** The site's typefaces: the source of each, and which part of it is used. */
export interface FaceSource {
  /** Prefix of the file name. */
  name: string;
  family: string;
  /** Package with the typeface and its license. */
  package: string;
  /** One file per character set; the one that every page needs comes first. */
  files: readonly string[];
  style: 'normal' | 'italic';
  /** `font-weight` of the rule; a range if the axis is pinned to one weight. */
  weight: string;
  /** Pinned or limited axes; others keep their full range. */
  axes: Record<string, number | { min: number; max: number }>;
}

const sets = ['latin', 'latin-ext'];
const serif = (style: string) => sets.map((set) => `source-serif-4-${set}-wght-${style}.woff2`);

/** Axes of the display face: its weight, and no soft or wonky forms. */
export const displayAxes = { wght: 600, SOFT: 0, WONK: 0 };

export const faces: readonly FaceSource[] = [
  {
    // Headings use one weight and one optical size: that axis doubles the file and shows only in the largest headings.
    name: 'fraunces',
    family: 'Fraunces',
    package: '@fontsource-variable/fraunces',
    files: sets.map((set) => `fraunces-${set}-full-normal.woff2`),
    style: 'normal',
    weight: '400 700',
    axes: { ...displayAxes, opsz: 48 },
  },
  {
    name: 'source-serif',
    family: 'Source Serif 4',
    package: '@fontsource-variable/source-serif-4',
    files: serif('normal'),
    style: 'normal',
    weight: '400 700',
    axes: { wght: { min: 400, max: 700 } },
  },
  {
    name: 'source-serif-italic',
    family: 'Source Serif 4',
    package: '@fontsource-variable/source-serif-4',
    files: serif('italic'),
    style: 'italic',
    weight: '400 700',
    axes: { wght: 400 },
  },
];

/** OpenType features that the styles use, or that browsers apply by default. */
export const features = ['kern', 'liga', 'rvrn', 'tnum'];
