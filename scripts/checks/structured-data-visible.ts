/** What structured data claims must stand on the page: names, prices, questions with their answers. */
import { squeeze, textOf } from './html-text.ts';
import { type DataNode, valuesAt } from './structured-data.ts';
import { rules } from './structured-data-rules.ts';

export interface VisiblePage {
  /** Text with a blank for each tag. */
  text: string;
  /** The same without blanks. */
  squeezed: string;
  /** Steps of the breadcrumb, without blanks. */
  crumbs: readonly string[];
  /** Questions and answers as shown, without blanks. */
  questions: readonly (readonly [question: string, answer: string])[];
}

const faqPattern =
  /<details\b[^>]*\sname="faq"[^>]*>\s*<summary\b[^>]*>([\s\S]*?)<\/summary>([\s\S]*?)<\/details>/g;

/** @param html without scripts and styles */
export function readVisible(html: string): VisiblePage {
  const text = textOf(html.slice(html.indexOf('<body')));
  const questions = [...html.matchAll(faqPattern)].map(
    ([, question = '', answer = '']) => [squeeze(textOf(question)), squeeze(textOf(answer))] as const,
  );
  const crumbs = /<nav aria-label="Breadcrumb"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  return {
    text,
    squeezed: squeeze(text),
    crumbs: [...crumbs.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)].map(([, step = '']) =>
      squeeze(textOf(step)),
    ),
    questions,
  };
}

/** @returns one line for each claim that the page does not show */
export function visibleFaults(
  node: DataNode,
  types: readonly string[],
  byId: ReadonlyMap<string, DataNode>,
  page: VisiblePage,
): string[] {
  const label = types[0] ?? '';
  const paths = new Set(types.flatMap((type) => rules[type]?.visible ?? []));
  const isBreadcrumb = types.includes('BreadcrumbList');
  const shows = (value: string) =>
    isBreadcrumb ? page.crumbs.includes(squeeze(value)) : page.squeezed.includes(squeeze(value));
  const unseen = [...paths].flatMap((path) =>
    valuesAt(node, path, byId).flatMap((value) =>
      typeof value === 'string' && !shows(value)
        ? [`${label}: "${path}" says "${value}", which the page does not show`]
        : [],
    ),
  );
  const prices = valuesAt(node, 'offers.price', byId).flatMap((price) =>
    typeof price === 'string' && !showsPrice(page.text, price)
      ? [`${label}: "offers.price" is ${price}, which the page does not show`]
      : [],
  );
  return [...unseen, ...prices, ...(types.includes('FAQPage') ? faqFaults(node, page, byId) : [])];
}

function showsPrice(text: string, price: string): boolean {
  const shown = price.replace(/\.00$/, '');
  return [shown, Number(shown).toLocaleString('en-US')].some((form) =>
    new RegExp(`\\$\\s*${form.replace('.', '\\.')}(?![\\d.,]*\\d)`).test(text),
  );
}

function faqFaults(
  node: DataNode,
  { questions }: VisiblePage,
  byId: ReadonlyMap<string, DataNode>,
): string[] {
  const names = valuesAt(node, 'mainEntity.name', byId).map(String);
  const answers = valuesAt(node, 'mainEntity.acceptedAnswer.text', byId).map(String);
  if (names.length !== questions.length)
    return [`FAQPage: "mainEntity" has ${names.length} questions, the page shows ${questions.length}`];
  return questions.flatMap(([question, answer], index) => {
    const name = names[index] ?? '';
    if (squeeze(name) !== question)
      return [`FAQPage: "mainEntity.name" says "${name}", the page another question`];
    if (squeeze(answers[index] ?? '') !== answer)
      return [`FAQPage: "mainEntity.acceptedAnswer.text" of "${name}" is not the answer on the page`];
    return [];
  });
}
