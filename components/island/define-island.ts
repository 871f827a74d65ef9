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
  /** What loads it: it nears the viewport, a first touch, focus or key inside it, an idle moment, or an event `island:{name}` on window. */
  when: 'visible' | 'interaction' | 'idle' | 'event';
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
