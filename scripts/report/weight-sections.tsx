/** Sections on weight: pages, budgets, growth. Each is a chart with its table. */
import { BarChart, LineChart } from './charts.tsx';
import { bytesText, change, count, kilobytes, percent } from './format.ts';
import { growthSince } from './history.ts';
import { ChartTable, Legend, number, Section } from './parts.tsx';
import type { ReportData } from './report-data.ts';
import { kinds, totalOf } from './weights.ts';

/** Most rows in a chart; the table has all. */
const shown = 30;

export function WeightSection({ pages }: ReportData) {
  const sorted = [...pages].sort((a, b) => totalOf(b) - totalOf(a));
  return (
    <Section
      id="weight"
      heading="Size of each page"
      lead="As a phone loads it: HTML, styles and scripts compressed, and every picture of the page as WebP, 640 pixels wide. Pictures further down load only when a visitor scrolls to them."
    >
      <Legend entries={Object.fromEntries(kinds.map((kind) => [kind, kind]))} />
      <ChartTable
        chart={
          <BarChart
            id="weight-chart"
            title="Size of each page, by kind of file"
            series={kinds}
            axis={bytesText}
            rows={sorted.slice(0, shown).map((page) => ({
              label: page.route,
              values: kinds.map((kind) => page.bytes[kind]),
              end: bytesText(totalOf(page)),
            }))}
          />
        }
        caption={`Size of ${count(pages.length, 'page')} in kB`}
        columns={['Page', ...kinds, 'All']}
        rows={sorted.map((page) => [
          page.route,
          ...kinds.map((kind) => number((page.bytes[kind] / 1000).toFixed(1))),
          number((totalOf(page) / 1000).toFixed(0)),
        ])}
      />
    </Section>
  );
}

export function BudgetSection({ budgets }: ReportData) {
  return (
    <Section
      id="budgets"
      heading="How much of the budgets is used"
      lead="A page over its budget fails the tests. The limits are in scripts/checks/budgets.json."
    >
      <ChartTable
        chart={
          <BarChart
            id="budget-chart"
            title="Share of each budget that is used; the line marks 100 %"
            axis={percent}
            mark={1}
            rows={budgets.map(({ what, used, limit }) => ({
              label: what,
              values: [used / limit],
              end: percent(used / limit),
            }))}
          />
        }
        caption="Budgets"
        columns={['Budget', 'Used', 'Limit', 'Left']}
        rows={budgets.map(({ what, used, limit }) => [
          what,
          number(kilobytes(used)),
          number(kilobytes(limit)),
          number(used > limit ? `over by ${kilobytes(used - limit)}` : kilobytes(limit - used)),
        ])}
      />
    </Section>
  );
}

export function GrowthSection({ history }: ReportData) {
  const [before, now] = [history.at(-2), history.at(-1)];
  const totals = history.map(({ at, pages }) => ({
    label: at.slice(0, 16).replace('T', ' '),
    value: Object.values(pages).reduce((sum, page) => sum + totalOf({ bytes: page }), 0),
  }));
  const grown = before && now ? growthSince(before, now) : [];
  const lead = !before
    ? 'This is the first report. The next one is compared with it.'
    : `Since the report of ${before.at.slice(0, 10)} ${count(grown.length, 'page has', 'pages have')} another size.`;
  return (
    <Section id="growth" heading="What grew since the last report" lead={lead}>
      {grown.length > 0 && (
        <ChartTable
          chart={
            <BarChart
              id="growth-chart"
              title="Change of size per page: growth to the right, reduction to the left"
              series={['grew', 'shrank']}
              axis={(value) => (value === 0 ? '0' : change(value))}
              rows={grown.slice(0, shown).map(({ route, bytes }) => ({
                label: route,
                values: [Math.max(0, bytes), Math.min(0, bytes)],
                end: change(bytes),
              }))}
            />
          }
          caption="Changes of size"
          columns={['Page', 'Change', 'Note']}
          rows={grown.map(({ route, bytes, note }) => [route, number(change(bytes)), note || 'changed'])}
        />
      )}
      {totals.length > 1 && (
        <details>
          <summary>All pages together, over {count(totals.length, 'report')}</summary>
          <ChartTable
            chart={
              <LineChart
                id="history-chart"
                title="Size of all pages together, per report"
                points={totals}
                axis={bytesText}
              />
            }
            caption="All pages together"
            columns={['Report', 'Weight']}
            rows={totals.map(({ label, value }) => [label, number(bytesText(value))])}
          />
        </details>
      )}
    </Section>
  );
}
