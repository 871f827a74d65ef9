import type { IslandDefinition, Json } from './define-island.ts';

/** Nothing for a script that is given nothing: it reads null. */
function textOf(data: Json | object): string | undefined {
  const text = JSON.stringify(data);
  return text === 'null' || text === '{}' ? undefined : text;
}

interface IslandProps<Props> {
  /** Unique on the page. */
  id: string;
  of: IslandDefinition<Props>;
  props: Props;
}

/** Renders an island into the page, with the data for its script. */
export function Island<Props extends object>({ id, of, props }: IslandProps<Props>) {
  const { component: Component, name, when, onError, data } = of;
  return (
    <div
      id={id}
      data-island={name}
      data-when={when}
      data-on-error={onError}
      data-props={textOf(data ? data(props) : props)}
    >
      <Component {...props} />
    </div>
  );
}
