/** The part of JSON Schema (draft 7) that the content uses, and custom keywords. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  examples?: unknown[];
  default?: unknown;
  pattern?: string;
  /** Editors display it in place of the pattern: a keyword of VS Code's language servers. */
  patternErrorMessage?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  minimum?: number;
  maximum?: number;
  /** What the value names. A form offers what there is. */
  refersTo?: Reference;
}

/** `picture`: a file of `content/images/`; `page`: an address of this site; `tour`: the name of a file of `content/tours/`. */
type Reference = 'picture' | 'page' | 'tour';

/** Words that names of fields shorten. */
const words: Readonly<Record<string, string>> = {
  alt: 'description of the picture',
  src: 'picture',
  image: 'picture',
  itemId: 'item number',
  flowId: 'flow number',
  id: 'number',
  lang: 'language',
  faqs: 'questions and answers',
  sample: 'confirmed by us',
  at: 'place',
  via: 'way there',
  href: 'address',
  cta: 'button',
};

/** A title for people, from a field's name: `priceCents` → `Price, in cents`, `metaTitle` → `Title for search engines`. */
export function titleOf(name: string): string {
  const plain = (words[name] ?? name)
    .replace(/Cents$/, ', in cents')
    .replace(/Minutes$/, ', in minutes')
    .replace(/Url$/, ' address')
    .replace(/^meta([A-Z]\w*)$/, '$1 for search engines')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
