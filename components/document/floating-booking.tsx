import { Button } from '../ui/button/button.tsx';
import classes from './document.module.css';

/** The booking button that stays in the corner; not on the page that it leads to. */
export function FloatingBooking({ path }: { path: string }) {
  if (path === '/booking') return null;
  return (
    <aside className={classes.floating} aria-label="Booking" data-floating data-fixed>
      <Button href="/booking" size="sm">
        Book a Tour
      </Button>
    </aside>
  );
}
