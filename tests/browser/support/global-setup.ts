/** The project's runner builds and serves the sites; Playwright alone has none to test. */
export default function globalSetup(): void {
  if (!process.env.SANDBOX_ORIGIN)
    throw new Error('Run the browser tests with: npm test -- browser [options of Playwright]');
}
