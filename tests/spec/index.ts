import type { SpecRow } from './row.ts';
import { section2Blog } from './section-2-blog.ts';
import { section2Pages } from './section-2-pages.ts';
import { section2SearchEngines } from './section-2-search-engines.ts';
import { section2SiteWide } from './section-2-site-wide.ts';
import { section4Forms } from './section-4-forms.ts';
import { section4States } from './section-4-states.ts';
import { section5 } from './section-5.ts';
import { section7 } from './section-7.ts';
import { section8 } from './section-8.ts';
import { section8Forms } from './section-8-forms.ts';

/** The requirements of sections 2, 4, 5, 7 and 8 of the specification. */
export const specRows: readonly SpecRow[] = [
  ...section2SiteWide,
  ...section2Pages,
  ...section2Blog,
  ...section2SearchEngines,
  ...section4States,
  ...section4Forms,
  ...section5,
  ...section7,
  ...section8,
  ...section8Forms,
];
