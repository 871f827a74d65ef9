/** The sites that tests are run against, and the servers for them. */
import { existsSync } from 'node:fs';
import { build } from '../../../build.ts';
import { linkinatorPasses } from '../../checks/linkinator.ts';
import { readPages } from '../../checks/read-pages.ts';
import { messageOf } from '../../core/errors/message.ts';
import { BuildError, type Problem } from '../../core/errors/problem.ts';
import { UserError } from '../../core/errors/user-error.ts';
import { inRoot } from '../../core/files/paths.ts';
import type { BuildOptions, BuildReport } from '../../generator/options.ts';
import { startSandbox } from '../../sandbox/server.ts';
import { type Listening, listen } from '../../serve/listen.ts';
import { createSiteHandler } from '../../serve/static-server.ts';
import type { Counts } from './test-counts.ts';
import { testSiteDir } from './test-site-dir.ts';

interface TestSite {
  /** Folder of its tests below tests/browser. The variable with its address is `SITE_` plus the name in capitals. */
  name: 'live' | 'sandbox' | 'development' | 'base' | 'own';
  what: string;
  /** Content folder, relative to the project's root. */
  content: 'content' | 'tests/fixtures/content';
  options: Pick<BuildOptions, 'pictures'> & { dev?: boolean };
  /** Whether it is a live site; the others use the stand-in for the providers. */
  live: boolean;
  checked: boolean;
  /** `/` by default. */
  basePath?: string;
}

/** The tests have their own content, so that no edit in `content/` changes their results. */
const fixture = 'tests/fixtures/content';

/** The live site comes first: it encodes all pictures, which the others then take from the cache. */
const testSites: readonly TestSite[] = [
  {
    name: 'live',
    what: 'the live site of the tests',
    content: fixture,
    live: true,
    options: { pictures: 'encode' },
    checked: true,
  },
  {
    name: 'sandbox',
    what: 'the site with stand-ins',
    content: fixture,
    live: false,
    options: { pictures: 'defer' },
    checked: true,
  },
  {
    name: 'base',
    what: 'the site below /cats/',
    content: fixture,
    live: false,
    options: { pictures: 'defer' },
    checked: true,
    basePath: '/cats/',
  },
  {
    name: 'development',
    what: 'the site with readable scripts',
    content: fixture,
    live: false,
    options: { pictures: 'defer', dev: true },
    checked: false,
  },
  {
    name: 'own',
    what: "the live site of the project's own content",
    content: 'content',
    // All pictures are planned, and only requested ones are encoded, since there are many.
    live: true,
    options: { pictures: 'defer' },
    checked: true,
  },
];

/**
 * Trusted Types for the site's own code: it passes no text to the browser to be run or parsed as HTML, except for script
 * addresses that its one policy allows. Live sites do not send this header, since providers' scripts do not comply. The
 * tests add a `default` policy for a library that does not comply either.
 */
const ownCode = "require-trusted-types-for 'script'; trusted-types site default";

/** Fixed where possible: with another address all pages would have to be rendered again. */
const usualPort = 4185;

/** The step `build`: each site that builds and passes its checks counts as one test. */
export async function buildTestSites(): Promise<Counts> {
  const counts: Counts = { passed: 0, failures: [] };
  const sandbox = await openSandbox();
  try {
    for (const site of testSites) {
      const { error } = await buildOne(site, sandbox.origin, site.checked);
      if (error) counts.failures.push(`${site.what}: ${error.split('\n', 1)[0]}`);
      else counts.passed += 1;
      console.log(error ? `Failed: ${site.what}\n${error}` : `Built and checked: ${site.what}`);
    }
  } finally {
    await sandbox.close();
  }
  return counts;
}

/**
 * Builds a live site, unless it is up to date: of the tests' content, or of the project's own.
 * @throws UserError if it cannot be built
 */
export async function buildLiveSite(name: 'live' | 'own'): Promise<BuildReport> {
  const site = testSites.find((one) => one.name === name);
  const { report, error } = site ? await buildOne(site, '', false) : {};
  if (!report) throw new UserError(error ?? 'There is no such site.');
  return report;
}

interface OpenSites {
  /** `SITE_SANDBOX`, `SITE_LIVE` …: address of each site; `SANDBOX_ORIGIN`: address of the stand-in. */
  env: Record<string, string>;
  close: () => Promise<void>;
}

/**
 * Builds the sites that are not up to date and serves them on free ports. Sites without tests are skipped.
 * @param wanted names of sites; empty means all
 * @throws UserError if a site cannot be built
 */
export async function openTestSites(wanted: readonly string[] = []): Promise<OpenSites> {
  const sandbox = await openSandbox();
  const env: Record<string, string> = { SANDBOX_ORIGIN: sandbox.origin };
  const open: Pick<Listening, 'close'>[] = [sandbox];
  const close = async () => {
    await Promise.all(open.map((server) => server.close()));
  };
  try {
    for (const site of testSites) {
      if (wanted.length > 0 && !wanted.includes(site.name)) continue;
      if (site.name !== 'sandbox' && !existsSync(inRoot('tests', 'browser', site.name))) continue;
      const { report, error } = await buildOne(site, sandbox.origin, false);
      if (error) throw new UserError(`${site.what} could not be built.\n${error}`);
      const { basePath = '/' } = site;
      const dir = testSiteDir(site.name);
      const queue = await report?.pictures();
      const pictures = () => queue;
      const server = await listen(createSiteHandler({ dir, basePath, pictures, policies: [ownCode] }), 0);
      open.push(server);
      env[`SITE_${site.name.toUpperCase()}`] = server.origin + basePath;
    }
  } catch (error) {
    await close();
    throw error;
  }
  return { env, close };
}

async function openSandbox(): Promise<Listening> {
  try {
    return await startSandbox({ port: usualPort });
  } catch (error) {
    if (error instanceof UserError) return startSandbox({ port: 0 });
    throw error;
  }
}

async function crawl(dir: string): Promise<Problem[]> {
  const server = await listen(createSiteHandler({ dir, basePath: '/' }), 0);
  try {
    return await linkinatorPasses(
      server.origin,
      readPages(dir).map(({ file }) => file),
    );
  } finally {
    await server.close();
  }
}

/** Ignores settings in the environment, except for the date. */
async function buildOne(
  site: TestSite,
  sandboxOrigin: string,
  checked: boolean,
): Promise<{ report?: BuildReport; error?: string }> {
  const { BUILD_DATE } = process.env;
  const dir = testSiteDir(site.name);
  try {
    const report = await build({
      ...site.options,
      // Checked separately, so that browser tests can run on a site that fails the checks.
      checks: false,
      sandboxOrigin: site.live ? undefined : sandboxOrigin,
      contentDir: inRoot(site.content),
      out: dir,
      env: { BUILD_DATE, BASE_PATH: site.basePath ?? '/' },
      log: console.log,
    });
    if (checked) {
      await report.check();
      // The pictures of other sites are not in the folder, and one has a base path.
      const broken = site.name === 'live' ? await crawl(dir) : [];
      if (broken.length > 0) throw new BuildError(broken);
    }
    return { report };
  } catch (error) {
    return { error: messageOf(error) };
  }
}
