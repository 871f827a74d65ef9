import type { ComponentType } from 'react';

/** What an island's script can be given: it is written into the page as JSON. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

/** `Props` if all of it survives JSON; otherwise the offending fields become `never` and the call does not compile. */
export type JsonProps<Props> = {
  [Key in keyof Props]: Props[Key] extends Json | undefined
    ? Props[Key]
    : Props[Key] extends object | undefined
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
          : T[Key] extends object | undefined
            ? JsonObject<T[Key]>
            : never;
      };

/**
 * A part of a page with its own script. React renders it into the HTML; in the browser `{name}.client.ts` beside it
 * works on that HTML, which may be translated, filled in or changed by extensions. Nothing is hydrated, since React would
 * recreate a page that others have changed. `name` equals the file's base name:
 * `components/booking/booking-calendar/booking-calendar.island.tsx` → `booking-calendar`.
 */
export interface IslandDefinition<Props> {
  name: string;
  /**
   * When it starts, besides a click, focus or key inside it:
   * - `visible`: near the viewport;
   * - `settled`: near the viewport, after the visitor's first movement or some seconds, so that it does not delay the first paint;
   * - `moved`: at the visitor's first movement; its code is prefetched when the browser is idle;
   * - `interaction`: nothing else;
   * - `event`: an event `island:{name}` on window.
   */
  when: 'visible' | 'settled' | 'moved' | 'interaction' | 'event';
  /** What an error shows: the static HTML, or the 'Something went wrong' screen in `<main>`. */
  onError: 'keep' | 'replace-main';
  component: ComponentType<Props>;
  /** Data for the script, as JSON in the page; the default is all props. */
  data?: (props: Props) => Json | object;
}

/** Declares an island; the default export of each `*.island.tsx`. Props must be plain JSON. */
export function defineIsland<Props extends JsonProps<Props>>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}
/**
 * The default export of a `*.client.ts`: starts the island in its element, with its data.
 * @throws Error if it cannot start; the island's `onError` then decides what is shown
 */
export type StartIsland<Data> = (root: HTMLElement, data: Data) => void | Promise<void>;

/** An island whose props do not matter, e.g. in a page's list. */
export type AnyIsland = Pick<IslandDefinition<never>, 'name' | 'when' | 'onError'>;
