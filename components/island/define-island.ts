import type { ComponentType } from 'react';

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
 * A part of a page with a script of its own. React renders it into the HTML; in the browser `{name}.client.ts` beside it
 * works on that HTML as the visitor has it by then: translated, filled in, changed by extensions. Nothing is hydrated, since
 * React takes a page that others have changed for its own and makes it anew. `name` equals the file's base name:
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
  /** What the script is given, as JSON in the page: all props, unless it needs less. */
  data?: (props: Props) => Json | object;
}

/** Declares an island; the default export of each `*.island.tsx`. Props must be plain JSON. */
export function defineIsland<Props extends JsonProps<Props>>(
  definition: IslandDefinition<Props>,
): IslandDefinition<Props> {
  return definition;
}
/**
 * The default export of a `*.client.ts`: starts the island in its element, with the data that the build wrote for it.
 * @throws Error if it cannot do its work; the island's `onError` then decides what the visitor sees
 */
export type StartIsland<Data> = (root: HTMLElement, data: Data) => void | Promise<void>;

/** An island whose props do not matter, e.g. in a page's list. */
export type AnyIsland = Pick<IslandDefinition<never>, 'name' | 'when' | 'onError'>;
