type Child = Node | string;

/** Creates an element, for content that only a script shows: `element('p', { class: styles.note }, 'Text')`. An attribute without a value is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
