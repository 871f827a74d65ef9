import type { ComponentType } from 'react';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** `Props` if all of it survives JSON; otherwise the offending fields become `never` and the call does not compile. */
export type JsonProps<Props> = {
  [Key in keyof Props]: Props[Key] extends Json | undefined
    ? Props[Key]
    : Props[Key] extends object
      ? JsonObject<Props[Key]>
      : never;
};
type JsonObject<T> = T extends (...args: never[]) => unknown
  ? never
  : T extends Date
    ? never
    : {
        [Key in keyof T]: T[Key] extends Json | undefined
          ? T[Key]
          : T[Key] extends object
            ? JsonObject<T[Key]>
            : never;
      };

/**
 * A part of a page that React brings to life in the browser. `name` equals the file's base name:
 * `components/booking/booking-calendar/booking-calendar.island.tsx` → `booking-calendar`.
 */
export interface IslandDefinition<Props> {
  name: string;
  /**
   * What brings it to life, besides a touch, focus or key inside it:
   * - `visible`: it nears the viewport;
   * - `settled`: it nears the viewport and the visitor has moved, or some seconds have passed: it may wait, the first paint may not;
   * - `moved`: the visitor's first movement anywhere, with its code fetched beforehand when the browser is idle;
   * - `interaction`: nothing else;
   * - `event`: an event `island:{name}` on window.
   */
  when: 'visible' | 'settled' | 'moved' | 'interaction' | 'event';
  /** What a render error leaves: the static HTML, or the 'Something went wrong' screen in `<main>`. */
  onError: 'keep' | 'replace-main';
  component: ComponentType<Props>;
}

/** Declares an island; the default export of each `*.island.tsx`. Props must be plain JSON. */
export function defineIsland<Props extends JsonProps<Props>>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}
/** An island whose props do not matter, e.g. in a page's list. */
export type AnyIsland = Pick<IslandDefinition<never>, 'name' | 'when' | 'onError'>;
