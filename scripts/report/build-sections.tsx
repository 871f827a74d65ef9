/** Sections on pictures, the build, offline use and what is left to do. */
import { BarChart } from './charts.tsx';
import { bytesText, count, kilobytes, percent, seconds } from './format.ts';
import { ChartTable, Figures, Legend, number, Section, Table } from './parts.tsx';
import type { ReportData } from './report-data.ts';

export function PictureSection({ pictures, thumbnails }: ReportData) {
  const sum = (field: 'original' | 'phone') => pictures.reduce((total, picture) => total + picture[field], 0);
  const saved = 1 - sum('phone') / Math.max(1, sum('original'));
  return (
    <Section
      id="pictures"
      heading="Pictures, and what their sizes save"
      lead={`${count(pictures.length, 'original')} of ${bytesText(sum('original'))} together; a phone that loads them all gets ${bytesText(sum('phone'))}, which is ${percent(saved)} less. The chart shows the largest savings.`}
    >
      <Legend entries={{ one: 'what a phone loads', two: 'what it saves' }} />
      <ChartTable
        chart={
          <BarChart
            id="picture-chart"
            title="Originals of the pictures, in two parts: what a phone loads of them, and what it saves"
            series={['one', 'two']}
            axis={bytesText}
            rows={pictures.slice(0, 20).map(({ file, original, phone }) => ({
              label: file,
              values: [phone, Math.max(0, original - phone)],
              end: `−${percent(1 - phone / original)}`,
            }))}
          />
        }
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
      lead={`The build of ${times.at.slice(0, 10)}. Some steps run in parallel. Unchanged results are reused, so a first build takes longer.`}
    >
      <ChartTable
        chart={
          <BarChart
            id="time-chart"
            title="Time of each step of the build"
            axis={seconds}
            rows={times.steps.map(([label, ms]) => ({ label, values: [ms], end: seconds(ms) }))}
          />
        }
        caption="Steps of the build"
        columns={['Step', 'Time', 'Share']}
        rows={times.steps.map(([label, ms]) => [label, number(seconds(ms)), number(percent(ms / sum))])}
      />
    </Section>
  );
}

export function OfflineSection({ offline }: ReportData) {
  return (
    <Section
      id="offline"
      heading="What is stored for offline use"
      lead={`${count(offline.files, 'file')} of ${bytesText(offline.bytes)} are stored on a visitor's device on the first visit. Pages that are visited later are stored as well.`}
    >
      <ChartTable
        chart={
          <BarChart
            id="offline-chart"
            title="Bytes stored for offline use, by kind of file"
            axis={bytesText}
            rows={offline.kinds.map(({ kind, bytes }) => ({
              label: kind,
              values: [bytes],
              end: bytesText(bytes),
            }))}
          />
        }
        caption="Stored for offline use"
        columns={['Kind', 'Files', 'Weight']}
        rows={offline.kinds.map(({ kind, files, bytes }) => [
          kind,
          number(String(files)),
          number(kilobytes(bytes)),
        ])}
      />
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
      lead="The list of npm run preflight, by who can resolve it."
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
