import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFreshness, digest } from './freshness.ts';
import { root, type Environment } from '../settings/settings.ts';
import { explainFailure, runStep, type Step } from '../process/steps.ts';

type Build = Step & {
  product: string;
  output: string;
  inputs: readonly string[];
};

const freshness = createFreshness(path.join(root, '.cache', 'builds'));

const site: Build = {
  product: 'site',
  title: 'building the site',
  script: 'web/build.ts',
  output: 'web/build/server/index.js',
  inputs: ['web', 'schemas', 'seed/properties', 'package-lock.json'],
};

/** Always run: the Studio stores a build per settings and skips a fresh one itself. */
const studio: Step = { title: 'building the studio', script: 'studio/build.ts' };

const digestOf = ({ inputs }: Build) => digest(root, inputs);

function isFresh(build: Build): boolean {
  return existsSync(path.join(root, build.output)) && freshness.isFresh(build.product, digestOf(build));
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
  if (isFresh(site)) return;
  // Taken before the build: a file saved during the build must make the result stale.
  const before = digestOf(site);
  await runBuild({ ...site, env }, print);
  freshness.remember(site.product, before);
}

export async function buildStale(
  env: Environment,
  print: (line: string) => void = console.log,
): Promise<void> {
  const results = await Promise.allSettled([buildSite(env, print), runBuild({ ...studio, env }, print)]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
