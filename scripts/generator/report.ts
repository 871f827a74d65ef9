/** The table at the end of a build. */
interface ReportInput {
  out: string;
  pages: { total: number; rendered: number };
  pictures: { made: number; reused: number };
  files: Readonly<Record<string, { size: number }>>;
  precache: { count: number; bytes: number; sent: number } | undefined;
  /** Last day for which a tour date is published, if any. */
  lastDate: string | undefined;
  /** Step → milliseconds. */
  times: ReadonlyMap<string, number>;
}

const kinds: Record<string, string> = {
  '.html': 'HTML',
  '.js': 'scripts',
  '.json': 'data',
  '.woff2': 'fonts',
  '.jpg': 'pictures',
  '.png': 'pictures',
  '.webp': 'pictures',
  '.avif': 'pictures',
  '.br': 'compressed',
  '.gz': 'compressed',
};

export function summarize({ out, pages, pictures, files, precache, lastDate, times }: ReportInput): string {
  const bytes = new Map<string, { files: number; size: number }>();
  for (const file in files) {
    const kind = kinds[file.slice(file.lastIndexOf('.'))] ?? 'other';
    const sum = bytes.get(kind) ?? { files: 0, size: 0 };
    sum.files += 1;
    sum.size += files[file]?.size ?? 0;
    bytes.set(kind, sum);
  }
  const rows = [
    ['pages', `${pages.total}, ${pages.rendered} rendered`],
    ['pictures', `${pictures.made} encoded, ${pictures.reused} cached`],
    ...[...bytes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, { files: count, size }]) => [kind, `${kilobytes(size)} in ${count} files`]),
    ...(precache
      ? [
          [
            'offline',
            `${kilobytes(precache.bytes)} in ${precache.count} files, stored on the first visit (${kilobytes(precache.sent)} compressed)`,
          ],
        ]
      : []),
    ...(lastDate ? [['tour dates', `published up to ${lastDate}; build again before then`]] : []),
    [
      'time',
      [...times].map(([step, ms]) => `${step} ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`).join(', '),
    ],
  ];
  const width = Math.max(...rows.map(([label]) => (label ?? '').length));
  return [`Built ${out}`, ...rows.map(([label, text]) => `  ${(label ?? '').padEnd(width)}  ${text}`)].join(
    '\n',
  );
}

/** `12,345 kB`. Without Intl, which takes longer to start than a table to make. */
const kilobytes = (size: number): string =>
  `${String(Math.round(size / 1000)).replace(/\B(?=(?:\d{3})+$)/g, ',')} kB`;
