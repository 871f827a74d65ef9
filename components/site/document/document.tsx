import type { ReactNode } from 'react';
import type { Content } from '../../../content/types.ts';
import { BookingBar } from '../../booking/booking-bar/booking-bar.tsx';
import type { PageMeta } from '../../page/define-page.ts';
import { pageGraph } from '../../page/structured-data/graph.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { Banners } from '../banner/banners.tsx';
import { Footer } from '../footer/footer.tsx';
import { Head } from '../head/head.tsx';
import type { HeadAssets } from '../head/head-assets.ts';
import { InlineData } from '../head/inline.tsx';
import { Header } from '../header/header.tsx';
import siteSearch from '../site-search/site-search.island.tsx';
import classes from './document.module.css';
import { FloatingBooking } from './floating-booking.tsx';

/** Islands that stand on every page, in header and footer. */
export const siteIslands = [siteSearch];

export interface DocumentProps {
  /** Address of the page, e.g. `/about`. */
  path: string;
  meta: PageMeta;
  content: Content;
  css: string;
  head: HeadAssets;
  children: ReactNode;
}

/** The whole document around a page. */
export function Document({ path, meta, content, css, head, children }: DocumentProps) {
  const { site } = content;
  const graph = pageGraph(meta.canonical ?? path, meta, site);
  return (
    <html lang="en">
      <Head path={path} meta={meta} site={site} css={css} assets={head} />
      <body>
        <a href="#main" className={classes.skip}>
          Skip to content
        </a>
        <Banners path={path} season={site.season.banner} />
        <Header path={path} content={content} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <FloatingBooking path={path} />
        <BookingBar path={path} text={site.season.announcement} />
        <Footer site={site} />
        <Toaster />
        {/* Last: nobody waits for it, and the visible page comes with the first packets. */}
        {graph && <InlineData type="application/ld+json" json={graph} />}
      </body>
    </html>
  );
}
