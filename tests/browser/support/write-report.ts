/** Prints the report of the fixture. Runs as a separate process, since Playwright transforms JSX differently. */
import { renderReport } from '../../../scripts/report/report.tsx';
import { reportData } from '../../fixtures/report-data.ts';

process.stdout.write(renderReport(reportData));
