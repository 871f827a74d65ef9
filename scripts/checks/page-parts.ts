/** The parts in which a page is rendered; concatenated they are its HTML. */
export interface PageParts {
  /** Up to the body's start. */
  head: string;
  /** Above `<main>`; identical on many pages. */
  before: string;
  main: string;
  /** Below `<main>`; identical on many pages. */
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

/** Splits our own HTML into parts; without a `<main>` the whole body counts as it. */
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
