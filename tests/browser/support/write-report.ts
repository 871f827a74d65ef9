/** Prints the report of the fixture. Run by itself: the test runner reads JSX in a way of its own. */
import { renderReport } from '../../../scripts/report/report.tsx';
import { reportData } from '../../fixtures/report-data.ts';

process.stdout.write(renderReport(reportData));
