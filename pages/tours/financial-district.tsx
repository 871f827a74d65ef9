import bookingCalendar from '../../components/booking/booking-calendar/booking-calendar.island.tsx';
import { definePage } from '../../components/page/define-page.ts';
import { tourMeta } from '../../components/page/tour-meta.ts';
import { TourPage } from '../../components/page/tour-page/tour-page.tsx';
import testimonialCarousel from '../../components/ui/carousel/testimonial-carousel.island.tsx';

export default definePage({
  islands: [bookingCalendar, testimonialCarousel],
  meta: (content) => tourMeta('financial-district', content),
  body: (content) => <TourPage slug="financial-district" content={content} />,
});
