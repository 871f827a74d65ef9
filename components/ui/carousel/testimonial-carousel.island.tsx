import { useEffect, useRef, useState } from 'react';
import type { Testimonial as TestimonialData } from '../../../content/types.ts';
import { defineIsland } from '../../island/define-island.ts';
import { ActionButton } from '../button/action-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Testimonial } from '../testimonial/testimonial.tsx';
import classes from './testimonial-carousel.module.css';

export interface TestimonialCarouselProps {
  items: TestimonialData[];
  label: string;
}

/** Spec section 9: next slide every 8000 ms, clicks ignored for 500 ms during a change. */
const autoplayMs = 8000;
const lockMs = 500;

/**
 * Guests' words, one after the other. Without script all of them stand in a strip that scrolls sideways. It pauses
 * under the pointer, under focus, by its button, and never starts where motion is unwanted.
 */
function TestimonialCarousel({ items, label }: TestimonialCarouselProps) {
  const [index, setIndex] = useState(0);
  const [live, setLive] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const lockedUntil = useRef(0);

  useEffect(() => {
    setLive(true);
    setPaused(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of slide starts the wait anew
  useEffect(() => {
    if (!live || paused || held || items.length < 2) return;
    const timer = setTimeout(() => {
      lockedUntil.current = performance.now() + lockMs;
      setIndex((current) => (current + 1) % items.length);
    }, autoplayMs);
    return () => clearTimeout(timer);
  }, [live, paused, held, items.length, index]);

  const go = (to: number) => {
    const now = performance.now();
    if (now < lockedUntil.current) return;
    lockedUntil.current = now + lockMs;
    setIndex((to + items.length) % items.length);
  };

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classes.carousel}
      onPointerEnter={() => setHeld(true)}
      // Someone at the keys may still be in it.
      onPointerLeave={({ currentTarget }) => setHeld(currentTarget.querySelector(':focus-visible') !== null)}
      onFocus={() => setHeld(true)}
      onBlur={({ currentTarget }) => setHeld(currentTarget.matches(':hover'))}
    >
      <ul
        className={live ? classes.stage : classes.strip}
        aria-live={paused || held ? 'polite' : 'off'}
        tabIndex={live ? undefined : 0}
      >
        {items.map((item, position) => (
          <li
            key={`${item.author} ${item.quote}`}
            className={live && position !== index ? classes.away : classes.slide}
            aria-hidden={live && position !== index}
          >
            <Testimonial {...item} />
          </li>
        ))}
      </ul>
      <div className={classes.controls}>
        <ActionButton
          variant="outline"
          size="icon"
          aria-label="Previous testimonial"
          onClick={() => go(index - 1)}
        >
          <span className={classes.back}>
            <Icon name="arrow" />
          </span>
        </ActionButton>
        <ActionButton
          variant="outline"
          size="icon"
          aria-label="Next testimonial"
          onClick={() => go(index + 1)}
        >
          <Icon name="arrow" />
        </ActionButton>
        <div className={classes.dots}>
          {items.map((item, position) => (
            <button
              key={`${item.author} ${item.quote}`}
              type="button"
              className={classes.dot}
              aria-label={`Show testimonial ${position + 1} of ${items.length}`}
              aria-current={position === index}
              onClick={() => go(position)}
            />
          ))}
        </div>
        <ActionButton
          variant="ghost"
          size="icon"
          aria-label={paused ? 'Start the rotation' : 'Pause the rotation'}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} />
        </ActionButton>
      </div>
    </section>
  );
}

export default defineIsland<TestimonialCarouselProps>({
  name: 'testimonial-carousel',
  when: 'settled',
  onError: 'keep',
  component: TestimonialCarousel,
});
