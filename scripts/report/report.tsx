/** The report as one HTML file without scripts or external files; every chart has a table. */
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineHash } from '../generator/code/content-policy.ts';
import { OfflineSection, PictureSection, PreflightSection, TimeSection } from './build-sections.tsx';
import { bytesText, count, percent } from './format.ts';
import { Figures } from './parts.tsx';
import type { ReportData } from './report-data.ts';
import { reportStyle } from './style.ts';
import { BudgetSection, GrowthSection, WeightSection } from './weight-sections.tsx';
import { totalOf } from './weights.ts';

export function renderReport(data: ReportData): string {
  const style = reportStyle(
    [...data.fonts]
      .map(
        ([family, file]) =>
          `@font-face{font-family:"${family}";font-weight:200 900;src:url(${file}) format("woff2")}`,
      )
      .join('\n'),
  );
  const policy = `default-src 'none'; style-src ${inlineHash(style)}; img-src data:; font-src data:; base-uri 'none'`;
  return `<!doctype html>\n${renderToStaticMarkup(<Report data={data} style={style} policy={policy} />)}\n`;
}

function Report({ data, style, policy }: { data: ReportData; style: string; policy: string }) {
  const title = `Site report of ${data.name}`;
  const sections: Readonly<Record<string, string>> = {
    weight: 'Weight',
    budgets: 'Budgets',
    growth: 'Growth',
    pictures: 'Pictures',
    ...(data.times ? { time: 'Build time' } : {}),
    offline: 'Offline',
    preflight: 'Preflight',
  };
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <header>
          <h1>{title}</h1>
          <p className="quiet">Made on {data.at.slice(0, 10)} from the site in dist/.</p>
          <Summary {...data} />
          <nav aria-label="Sections">
            <ul>
              {Object.entries(sections).map(([id, name]) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        </header>
        <main>
          <WeightSection {...data} />
          <BudgetSection {...data} />
          <GrowthSection {...data} />
          <PictureSection {...data} />
          <TimeSection {...data} />
          <OfflineSection {...data} />
          <PreflightSection {...data} />
        </main>
        <footer>
          <p>Sizes are in kB of 1,000 bytes. npm run report makes this page again.</p>
        </footer>
      </body>
    </html>
  );
}

function Summary({ pages, budgets, offline, preflight, pictures }: ReportData) {
  const home = pages.find(({ route }) => route === '/');
  const fullest = budgets[0];
  const sum = (field: 'original' | 'phone') => pictures.reduce((total, picture) => total + picture[field], 0);
  const figures: readonly (readonly [value: string, text: string])[] = [
    [String(pages.length), pages.length === 1 ? 'page' : 'pages'],
    ...(home ? [[bytesText(totalOf(home)), 'the home page on a phone'] as const] : []),
    ...(fullest
      ? [[percent(fullest.used / fullest.limit), `of the fullest budget: ${fullest.what}`] as const]
      : []),
    [percent(1 - sum('phone') / Math.max(1, sum('original'))), 'saved by the sizes of pictures'],
    [bytesText(offline.bytes), 'stored for offline use'],
    [
      String(preflight.open.length),
      `${count(preflight.open.length, 'point').replace(/^\S+ /, '')} open before going live`,
    ],
  ];
  return <Figures figures={figures} />;
}
