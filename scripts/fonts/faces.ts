/** The faces of the site: where each comes from, and how much of it the look uses. */
export interface FaceSource {
  /** Beginning of the file's name. */
  name: string;
  family: string;
  /** Package that holds the typeface and its licence. */
  package: string;
  /** A file of it for each set of letters, the one that every page needs first. */
  files: readonly string[];
  style: 'normal' | 'italic';
  /** What pages ask for. One weight answers a whole range where the axis is pinned. */
  weight: string;
  /** Pinned or narrowed axes; others stay whole. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Whether every page's first screen shows it. */
  preload: boolean;
}

const sets = ['latin', 'latin-ext'];
const serif = (style: string) => sets.map((set) => `source-serif-4-${set}-wght-${style}.woff2`);

/** Of the display face: its weight, without its playful forms. */
export const displayAxes = { wght: 600, SOFT: 0, WONK: 0 };

export const faces: readonly FaceSource[] = [
  {
    // Headings have one weight, and one cut: its axis of optical sizes doubles the file, and is seen in the largest alone.
    ...{ name: 'fraunces', family: 'Fraunces', package: '@fontsource-variable/fraunces' },
    files: sets.map((set) => `fraunces-${set}-full-normal.woff2`),
    ...{ style: 'normal', weight: '400 700', axes: { ...displayAxes, opsz: 48 }, preload: true },
  },
  {
    ...{ name: 'source-serif', family: 'Source Serif 4', package: '@fontsource-variable/source-serif-4' },
    files: serif('normal'),
    ...{ style: 'normal', weight: '400 700', axes: { wght: { min: 400, max: 700 } }, preload: true },
  },
  {
    ...{ name: 'source-serif-italic', family: 'Source Serif 4' },
    package: '@fontsource-variable/source-serif-4',
    files: serif('italic'),
    ...{ style: 'italic', weight: '400 700', axes: { wght: 400 }, preload: false },
  },
];

/** OpenType features that the styles ask for, or that browsers use by themselves. */
export const features = ['kern', 'liga', 'rvrn', 'tnum'];
