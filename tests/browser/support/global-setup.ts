/** The sites are built and served by the project's own runner; Playwright alone would test nothing. */
export default function globalSetup(): void {
  if (!process.env.SANDBOX_ORIGIN)
    throw new Error('Run the browser tests with: npm test -- browser [options of Playwright]');
}
