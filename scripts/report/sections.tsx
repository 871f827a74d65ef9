/** The sections of the report, each a chart with its table. */
import { BarChart, LineChart } from './charts.tsx';
import { bytesText, change, count, kilobytes, percent, seconds } from './format.ts';
import { growthSince } from './history.ts';
import { Figures, Legend, number, Section, Table } from './parts.tsx';
import type { ReportData } from './report-data.ts';
import { kinds, totalOf } from './weights.ts';

/** Rows of a chart; the table has all. */
const shown = 30;

export function WeightSection({ pages }: ReportData) {
  const sorted = [...pages].sort((a, b) => totalOf(b) - totalOf(a));
  return (
    <Section
      id="weight"
      heading="What each page weighs"
      lead="As a phone loads it: HTML, styles and scripts compressed, and every picture of the page as WebP, 640 pixels wide. Pictures further down load only when a visitor scrolls to them."
    >
      <Legend entries={Object.fromEntries(kinds.map((kind) => [kind, kind]))} />
      <div className="pair">
        <BarChart
          id="weight-chart"
          title="Weight of each page, in parts by kind of file"
          series={kinds}
          axis={bytesText}
          rows={sorted.slice(0, shown).map((page) => ({
            label: page.route,
            values: kinds.map((kind) => page.bytes[kind]),
            end: bytesText(totalOf(page)),
          }))}
        />
        <Table
          caption={`Weight of ${count(pages.length, 'page')} in kB`}
          columns={['Page', ...kinds, 'All']}
          rows={sorted.map((page) => [
            page.route,
            ...kinds.map((kind) => number((page.bytes[kind] / 1000).toFixed(1))),
            number((totalOf(page) / 1000).toFixed(0)),
          ])}
        />
      </div>
    </Section>
  );
}

export function BudgetSection({ budgets }: ReportData) {
  return (
    <Section
      id="budgets"
      heading="How much of the budgets is used"
      lead="A page over its budget fails the tests. The limits stand in scripts/checks/budgets.json."
    >
      <div className="pair">
        <BarChart
          id="budget-chart"
          title="Share of each budget that is used; the line marks the whole of it"
          series={['one']}
          axis={percent}
          mark={1}
          rows={budgets.map(({ what, used, limit }) => ({
            label: what,
            values: [used / limit],
            end: percent(used / limit),
          }))}
        />
        <Table
          caption="Budgets"
          columns={['Budget', 'Used', 'Limit', 'Left']}
          rows={budgets.map(({ what, used, limit }) => [
            what,
            number(kilobytes(used)),
            number(kilobytes(limit)),
            number(used > limit ? `over by ${kilobytes(used - limit)}` : kilobytes(limit - used)),
          ])}
        />
      </div>
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
    ? 'This is the first report. The next one compares itself with it.'
    : `Since the report of ${before.at.slice(0, 10)} ${count(grown.length, 'page has', 'pages have')} another weight.`;
  return (
    <Section id="growth" heading="What grew since the last report" lead={lead}>
      {grown.length > 0 && (
        <div className="pair">
          <BarChart
            id="growth-chart"
            title="Change of weight, page by page: to the right what grew, to the left what shrank"
            series={['grew', 'shrank']}
            axis={(value) => (value === 0 ? '0' : change(value))}
            rows={grown.slice(0, shown).map(({ route, bytes }) => ({
              label: route,
              values: [Math.max(0, bytes), Math.min(0, bytes)],
              end: change(bytes),
            }))}
          />
          <Table
            caption="Changes of weight"
            columns={['Page', 'Change', 'Note']}
            rows={grown.map(({ route, bytes, note }) => [route, number(change(bytes)), note || 'changed'])}
          />
        </div>
      )}
      {totals.length > 1 && (
        <details>
          <summary>All pages together, over {count(totals.length, 'report')}</summary>
          <div className="pair">
            <LineChart
              id="history-chart"
              title="Weight of all pages together, report by report"
              points={totals}
              axis={bytesText}
            />
            <Table
              caption="All pages together"
              columns={['Report', 'Weight']}
              rows={totals.map(({ label, value }) => [label, number(bytesText(value))])}
            />
          </div>
        </details>
      )}
    </Section>
  );
}

export function PictureSection({ pictures, thumbnails }: ReportData) {
  const sum = (field: 'original' | 'phone') => pictures.reduce((total, picture) => total + picture[field], 0);
  const saved = 1 - sum('phone') / Math.max(1, sum('original'));
  return (
    <Section
      id="pictures"
      heading="Pictures, and what their sizes save"
      lead={`${count(pictures.length, 'original')} of ${bytesText(sum('original'))} together; a phone that loads them all gets ${bytesText(sum('phone'))}, which is ${percent(saved)} less. The chart shows those that save the most.`}
    >
      <Legend entries={{ one: 'what a phone loads', two: 'what it is spared' }} />
      <div className="pair">
        <BarChart
          id="picture-chart"
          title="Originals of the pictures, in two parts: what a phone loads of them, and what it is spared"
          series={['one', 'two']}
          axis={bytesText}
          rows={pictures.slice(0, 20).map(({ file, original, phone }) => ({
            label: file,
            values: [phone, Math.max(0, original - phone)],
            end: `−${percent(1 - phone / original)}`,
          }))}
        />
        <Table
          caption="Pictures"
          columns={['Look', 'Original', 'Size', 'Phone', 'Widest', 'Files']}
          rows={pictures.map(({ file, original, phone, widest, files }) => [
            { picture: thumbnails.get(file) ?? '' },
            file,
            number(kilobytes(original)),
            number(kilobytes(phone)),
            number(kilobytes(widest)),
            number(String(files)),
          ])}
        />
      </div>
    </Section>
  );
}

export function TimeSection({ times }: ReportData) {
  if (!times) return null;
  const sum = times.steps.reduce((total, [, ms]) => total + ms, 0);
  return (
    <Section
      id="time"
      heading="How long the build took, step by step"
      lead={`The build of ${times.at.slice(0, 10)}. Some steps run beside each other. What has not changed is not made again, so a first build takes longer.`}
    >
      <div className="pair">
        <BarChart
          id="time-chart"
          title="Time of each step of the build"
          series={['one']}
          axis={seconds}
          rows={times.steps.map(([label, ms]) => ({ label, values: [ms], end: seconds(ms) }))}
        />
        <Table
          caption="Steps of the build"
          columns={['Step', 'Time', 'Share']}
          rows={times.steps.map(([label, ms]) => [label, number(seconds(ms)), number(percent(ms / sum))])}
        />
      </div>
    </Section>
  );
}

export function OfflineSection({ offline }: ReportData) {
  return (
    <Section
      id="offline"
      heading="What is kept for offline"
      lead={`${count(offline.files, 'file')} of ${bytesText(offline.bytes)} are kept on a visitor's device from the first visit on. Pages that are visited later are kept as well.`}
    >
      <div className="pair">
        <BarChart
          id="offline-chart"
          title="Bytes kept for offline, by kind of file"
          series={['one']}
          axis={bytesText}
          rows={offline.kinds.map(({ kind, bytes }) => ({
            label: kind,
            values: [bytes],
            end: bytesText(bytes),
          }))}
        />
        <Table
          caption="Kept for offline"
          columns={['Kind', 'Files', 'Weight']}
          rows={offline.kinds.map(({ kind, files, bytes }) => [
            kind,
            number(String(files)),
            number(kilobytes(bytes)),
          ])}
        />
      </div>
      <details>
        <summary>{count(offline.pages.length, 'page opens', 'pages open')} without a network</summary>
        <p>{offline.pages.join(', ')}</p>
      </details>
    </Section>
  );
}

export function PreflightSection({ preflight: { open, disagree } }: ReportData) {
  const owners = [...new Set(open.map(({ owner }) => owner))];
  const of = (owner: string) => open.filter((point) => point.owner === owner).length;
  return (
    <Section
      id="preflight"
      heading="What is left before going live"
      lead="What npm run preflight lists, by who can settle it."
    >
      {open.length === 0 ? (
        <p className="done">Nothing is open: the site is ready to go live.</p>
      ) : (
        <>
          <Figures figures={owners.map((owner) => [String(of(owner)), owner])} />
          <Table
            caption={`${count(open.length, 'point is', 'points are')} open`}
            columns={['Who', 'Place', 'What to do']}
            rows={open.map(({ owner, text }) => {
              const end = text.indexOf(' ');
              return [owner, text.slice(0, end).replace(/:$/, ''), text.slice(end + 1)];
            })}
          />
        </>
      )}
      {disagree.length > 0 && (
        <details>
          <summary>{count(disagree.length, 'constant is', 'constants are')} stated twice, on purpose</summary>
          <ul>
            {disagree.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}
