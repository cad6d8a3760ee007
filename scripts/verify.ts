import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findSecondBrowser } from './e2e/chromium.ts';
import { countsOf, judge, type Figure } from './figures/judge.ts';
import { measuredHere, writeVerifyRun } from './figures/last-runs.ts';
import { writeFigureDocuments } from './figures/write-figures.ts';
import { runCommand } from './process/run-command.ts';
import { runForeground } from './process/steps.ts';
import { root } from './settings/settings.ts';

type Run = { script: string; args: readonly string[]; settings: NodeJS.ProcessEnv };

/** A part within others runs only when it is named. */
type Part = { about: string; runs: readonly Run[]; isWithinOthers?: true };

const figuresFile = path.join(root, '.cache', 'figures.jsonl');
const second = findSecondBrowser();
/** Leaves CHROME to the part that runs in the second browser. */
const whole = { VERIFY: 'whole', FIGURES_FILE: figuresFile, ...(second && { CHROME: undefined }) };

const unitTests = (...folders: string[]): Run => ({
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...folders],
  settings: whole,
});
const browserTests = (patterns: string[], settings: NodeJS.ProcessEnv = whole): Run => ({
  script: 'scripts/e2e.ts',
  args: patterns,
  settings,
});

const parts: Readonly<Record<string, Part>> = {
  lake: { about: 'the stand-in for the content lake', runs: [unitTests('lake/')] },
  content: { about: 'schemas, seed and studio', runs: [unitTests('schemas/', 'seed/', 'studio/')] },
  site: { about: 'the rules of the site', runs: [unitTests('web/')] },
  house: { about: 'the floors, the commands, the list of features', runs: [unitTests('scripts/', 'tests/')] },
  browser: { about: 'site, studio and lake in a real browser', runs: [browserTests([])] },
  second: {
    about: `the same in brief in a second browser, ${second ?? 'of which none is installed'}`,
    runs: second ? [browserTests([], { CHROME: second })] : [],
  },
  forms: {
    about: 'what visitors send, its storage and its mail',
    runs: [
      unitTests(
        ...['forms', 'routes', 'platform', 'staff'].map((floor) => `web/app/${floor}/`),
        'studio/leads/',
        'scripts/mailbox/',
      ),
      browserTests(['/e2e/forms/', '/e2e/studio/leads.spec.ts', '/e2e/properties/sell.spec.ts']),
    ],
    isWithinOthers: true,
  },
  portal: {
    about: 'who gets into the portal of owners, and what they see there',
    runs: [unitTests('web/app/portal/'), browserTests(['/e2e/portal/', '/e2e/forms/cross-site.spec.ts'])],
    isWithinOthers: true,
  },
};

function readFigures(): Figure[] {
  const lines = existsSync(figuresFile) ? readFileSync(figuresFile, 'utf8').split('\n') : [];
  return lines.filter(Boolean).map((line) => JSON.parse(line) as Figure);
}

await runCommand(async () => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined) {
    const list = Object.entries(parts).map(([name, { about }]) => `  ${name.padEnd(9)}${about}`);
    throw new Error(`There is no part "${unknown}". The parts are:\n${list.join('\n')}`);
  }
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  rmSync(figuresFile, { force: true });
  const failed = new Set<string>();
  const missing: string[] = [];
  for (const [name, { about, runs, isWithinOthers }] of Object.entries(parts)) {
    if (named.length > 0 ? !named.includes(name) : isWithinOthers) continue;
    console.log(`\n— ${name}: ${about}`);
    for (const { script, args, settings } of runs)
      if ((await runForeground(script, args, { ...process.env, ...settings })) !== 0) failed.add(name);
    if (runs.length === 0) missing.push(name);
  }
  // A part alone records only some of the figures.
  const judged = judge(readFigures()).filter(({ verdict }) => named.length === 0 || verdict !== 'not run');
  console.log('');
  for (const each of judged) {
    console.log(`${each.verdict.padEnd(14)}${each.figure} ${countsOf(each)}`);
    for (const fault of each.found ?? []) console.log(`${' '.repeat(14)}${fault}`);
  }
  if (judged.some(({ verdict }) => verdict === 'missed' || verdict === 'not run')) failed.add('figures');
  for (const name of missing)
    console.log(
      `not measured  ${name}: install Chromium or Chrome, or name one in the environment variable CHROME`,
    );
  const minutes = Math.round(performance.now() / 60_000);
  console.log(`\nTook ${minutes} minutes.`);
  if (named.length === 0) {
    await writeVerifyRun({ ...measuredHere(), minutes, figures: judged });
    await writeFigureDocuments();
  }
  if (failed.size > 0) throw new Error(`Not verified: ${[...failed].join(', ')}.`);
  console.log('Verified.');
});
