/** A page in the pieces in which it is rendered: one after the other they are its HTML. */
export interface PageParts {
  /** Up to the body's start. */
  head: string;
  /** Above `<main>`, the same to the letter on many pages. */
  before: string;
  main: string;
  /** Below `<main>`, the same to the letter on many pages. */
  after: string;
  /** Structured data, and the end. */
  end: string;
}

/** The pieces in their order. */
export const piecesOf = ({ head, before, main, after, end }: PageParts): string[] => [
  head,
  before,
  main,
  after,
  end,
];

/** Takes HTML of our own apart; without a `<main>` all of the body stands for it. */
export function splitPage(html: string): PageParts {
  const body = Math.max(0, html.indexOf('<body'));
  const main = Math.max(body, html.indexOf('<main'));
  const close = html.indexOf('</main>', main);
  const after = close < 0 ? html.length : close + '</main>'.length;
  const data = html.indexOf('<script type="application/ld+json">', after);
  const end = data < 0 ? html.length : data;
  return {
    head: html.slice(0, body),
    before: html.slice(body, main),
    main: html.slice(main, after),
    after: html.slice(after, end),
    end: html.slice(end),
  };
}
