/** Checks that claims of structured data are visible on the page: names, prices, questions with their answers. */
import { escapeHtml, squeeze, textOf, withoutCode } from '../core/text/html-text.ts';
import type { PageParts } from './page-parts.ts';
import { type DataNode, valuesAt } from './structured-data-node.ts';
import { rules } from './structured-data-rules.ts';

export interface VisiblePage {
  /** Whether a text occurs on the page, ignoring spaces and tags inside it. */
  shows: (text: string) => boolean;
  /** Whether a price such as `40.00` occurs, as `$40`. */
  showsPrice: (price: string) => boolean;
  /** Steps of the breadcrumb, without spaces. */
  crumbs: readonly string[];
  /** Questions and answers as shown, without spaces. */
  questions: readonly (readonly [question: string, answer: string])[];
}

const faqPattern =
  /<details\b[^>]*\sname="faq"[^>]*>\s*<summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/** Reads the visible text of the page's body; the normalized text only if a claim needs it. */
export function readVisible({ before, main, after }: PageParts): VisiblePage {
  const body = before + main + after;
  let [text, squeezed]: (string | undefined)[] = [];
  const textOnce = () => (text ??= textOf(withoutCode(body)));
  const squeezedOnce = () => (squeezed ??= squeeze(textOnce()));
  const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(body)?.[0] ?? '';
  return {
    // Most texts occur verbatim in the HTML; only the others need the normalized text.
    shows: (wanted) => body.includes(escapeHtml(wanted)) || squeezedOnce().includes(squeeze(wanted)),
    showsPrice: (price) => pricePattern(price).test(textOnce()),
    crumbs: [...crumbs.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) =>
      squeeze(textOf(step)),
    ),
    questions: body.includes(' name="faq"')
      ? [...body.matchAll(faqPattern)].map(
          ([, question = '', answer = '']) => [squeeze(textOf(question)), squeeze(textOf(answer))] as const,
        )
      : [],
  };
}

function pricePattern(price: string): RegExp {
  const shown = price.replace(/\.00$/, '');
  const forms = [shown, Number(shown).toLocaleString('en-US')].map((form) => form.replaceAll('.', '\\.'));
  return new RegExp(`\\$\\s*(?:${forms.join('|')})(?![\\d.,]*\\d)`);
}

/** @returns one line for each claim that is not visible */
export function visibleFaults(
  node: DataNode,
  types: readonly string[],
  byId: ReadonlyMap<string, DataNode>,
  page: VisiblePage,
): string[] {
  const label = types[0] ?? '';
  const paths = new Set(types.flatMap((type) => rules[type]?.visible ?? []));
  const isBreadcrumb = types.includes('BreadcrumbList');
  const shows = (value: string) => (isBreadcrumb ? page.crumbs.includes(squeeze(value)) : page.shows(value));
  const unseen = [...paths].flatMap((path) =>
    valuesAt(node, path, byId).flatMap((value) =>
      typeof value === 'string' && !shows(value)
        ? [`${label}: "${path}" is "${value}", which is not on the page`]
        : [],
    ),
  );
  const prices = valuesAt(node, 'offers.price', byId).flatMap((price) =>
    typeof price === 'string' && !page.showsPrice(price)
      ? [`${label}: "offers.price" is ${price}, which is not on the page`]
      : [],
  );
  return [...unseen, ...prices, ...(types.includes('FAQPage') ? faqFaults(node, page, byId) : [])];
}

function faqFaults(
  node: DataNode,
  { questions }: VisiblePage,
  byId: ReadonlyMap<string, DataNode>,
): string[] {
  const names = valuesAt(node, 'mainEntity.name', byId).map(String);
  const answers = valuesAt(node, 'mainEntity.acceptedAnswer.text', byId).map(String);
  if (names.length !== questions.length)
    return [`FAQPage: "mainEntity" has ${names.length} questions, the page has ${questions.length}`];
  return questions.flatMap(([question, answer], index) => {
    const name = names[index] ?? '';
    if (squeeze(name) !== question)
      return [`FAQPage: "mainEntity.name" is "${name}", but the page has another question`];
    if (squeeze(answers[index] ?? '') !== answer)
      return [`FAQPage: "mainEntity.acceptedAnswer.text" of "${name}" is not the answer on the page`];
    return [];
  });
}
