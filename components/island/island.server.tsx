import type { IslandDefinition } from './define-island.ts';

interface IslandProps<Props> {
  /** Unique on the page. */
  id: string;
  of: IslandDefinition<Props>;
  props: Props;
}

/** Renders an island into the page, with what its script is given. */
export function Island<Props extends object>({ id, of, props }: IslandProps<Props>) {
  const { component: Component, name, when, onError, data } = of;
  return (
    <div
      id={id}
      data-island={name}
      data-when={when}
      data-on-error={onError}
      data-props={JSON.stringify(data ? data(props) : props)}
    >
      <Component {...props} />
    </div>
  );
}
