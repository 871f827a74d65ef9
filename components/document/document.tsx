import type { ReactNode } from 'react';
import type { Content, PostPart } from '../../content/types.ts';
import { BookingBar } from '../booking/booking-bar/booking-bar.tsx';
import { Toaster } from '../ui/toast/toaster.tsx';
import { Banners } from './banner/banners.tsx';
import '../ui/error-screen/error-screen.module.css';
import styles from './document.module.css';
import { FloatingBooking } from './floating-booking.tsx';
import { Footer } from './footer/footer.tsx';
import { Header, HeaderDialogs } from './header/header.tsx';
import siteSearch from './site-search/site-search.island.tsx';

/** Islands of every page, in header and footer. */
export const siteIslands = [siteSearch];

export interface FrameProps {
  /** Address of the page, or the pattern of its family, `/blog/[id]`: all pages of a family have the same frame. */
  route: string;
  /** Without the posts, so that a new one does not change every page. */
  content: Omit<Content, PostPart>;
}

/** Everything in `<body>` above the page. */
export function BeforeMain({ route, content }: FrameProps) {
  return (
    <>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Banners path={route} season={content.site.season} />
      <Header path={route} content={content} />
    </>
  );
}

/** The page itself. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

/** Everything in `<body>` below the page. */
export function AfterMain({ route, content }: FrameProps) {
  const { site } = content;
  return (
    <>
      <HeaderDialogs path={route} content={content} />
      <FloatingBooking path={route} />
      <BookingBar path={route} text={site.season.announcement} />
      <Footer site={site} />
      <Toaster />
    </>
  );
}
