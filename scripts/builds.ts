import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFreshness, digest } from './freshness.ts';
import { root, type Environment } from './settings.ts';
import { explainFailure, runStep, type Step } from './steps.ts';

type Build = Step & { product: string; output: string; inputs: readonly string[] };

const freshness = createFreshness(path.join(root, '.cache', 'builds'));

const site: Build = {
  product: 'site',
  title: 'building the site',
  script: 'web/build.ts',
  output: 'web/build/server/index.js',
  inputs: ['web', 'schemas', 'package-lock.json'],
};

/** The Studio keeps its builds apart by their baked-in settings and knows by itself which of them is fresh. */
const studio: Step = { title: 'building the studio', script: 'studio/build.ts' };

function isFresh(build: Build): boolean {
  return (
    existsSync(path.join(root, build.output)) && freshness.isFresh(build.product, digest(root, build.inputs))
  );
}

async function runBuild(step: Step, print: (line: string) => void): Promise<void> {
  const outcome = await runStep(step, print);
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  print(`  ${step.title}: done in ${outcome.seconds.toFixed(1)} s`);
}

/** Builds what is stale of site and studio, side by side. @throws Error with the reader's sentence */
export async function buildStale(
  env: Environment,
  print: (line: string) => void = console.log,
): Promise<void> {
  const work: Promise<void>[] = [runBuild({ ...studio, env }, print)];
  if (!isFresh(site)) {
    const before = digest(root, site.inputs);
    work.push(runBuild({ ...site, env }, print).then(() => freshness.remember(site.product, before)));
  }
  const results = await Promise.allSettled(work);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
