import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Environment } from '../settings/settings.ts';
import { explainFailure, runStep, type Step } from '../process/steps.ts';

const ignored = new Set(['node_modules', 'build', 'dist', '.sanity']);

function* listFiles(place: string): Generator<string> {
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) {
    yield place;
    return;
  }
  const entries = readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (ignored.has(entry.name) || /\.(test|spec)\.tsx?$/.test(entry.name)) continue;
    const file = path.join(place, entry.name);
    if (entry.isDirectory() || entry.isFile()) yield* listFiles(file);
  }
}

/** Hashes names and bytes of sources only: no tests, installed packages or build output. */
export function digest(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of listFiles(path.join(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

export function createFreshness(folder: string) {
  const place = (product: string) => path.join(folder, `${product}.digest`);
  return {
    isFresh(product: string, current: string): boolean {
      return existsSync(place(product)) && readFileSync(place(product), 'utf8') === current;
    },
    remember(product: string, current: string): void {
      mkdirSync(folder, { recursive: true });
      writeFileSync(place(product), current);
    },
  };
}

type Build = Step & {
  product: string;
  output: string;
  inputs: readonly string[];
  /** Settings that the build contains. */
  words: string;
};

const freshness = createFreshness(path.join(root, '.cache', 'builds'));

function siteOf(env: Environment): Build {
  const { AGENCY_FOLDER = '', LANGUAGES = '', SITE_BUILD_DIR = 'build' } = env;
  const ofAgency = ['properties', 'public'].map((name) =>
    path.relative(root, path.join(AGENCY_FOLDER, name)),
  );
  return {
    product: `site-${path.basename(SITE_BUILD_DIR)}`,
    title: `building the site of ${path.basename(env['AGENCY'] ?? 'the sample')}`,
    script: 'web/build.ts',
    output: path.resolve(root, 'web', SITE_BUILD_DIR, 'server', 'index.js'),
    inputs: ['web', 'schemas', 'seed/starter/texts', 'package-lock.json', ...ofAgency],
    words: LANGUAGES,
  };
}

/** Always run: the Studio stores a build per settings and skips a fresh one itself. */
const studio: Step = { title: 'building the studio', script: 'studio/build.ts' };

const digestOf = ({ inputs, words }: Build) => `${digest(root, inputs)} ${words}`;

function isFresh(build: Build): boolean {
  return existsSync(build.output) && freshness.isFresh(build.product, digestOf(build));
}

async function runBuild(step: Step, print: (line: string) => void): Promise<void> {
  const outcome = await runStep(step, print);
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  print(`  ${step.title}: done in ${outcome.seconds.toFixed(1)} s`);
}

export async function buildSite(
  env: Environment,
  print: (line: string) => void = console.log,
): Promise<void> {
  const site = siteOf(env);
  if (isFresh(site)) return;
  // Taken before the build: a file saved during the build must make the result stale.
  const before = digestOf(site);
  await runBuild({ ...site, env }, print);
  freshness.remember(site.product, before);
}

export function buildStudio(env: Environment, print: (line: string) => void = console.log): Promise<void> {
  return runBuild({ ...studio, env }, print);
}

export async function buildStale(
  env: Environment,
  print: (line: string) => void = console.log,
): Promise<void> {
  const results = await Promise.allSettled([buildSite(env, print), buildStudio(env, print)]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
