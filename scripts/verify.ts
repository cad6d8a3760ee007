import { figuresFile, forgetFigures, readFigures, describeJudged, judge } from './verify/judge.ts';
import { promises } from './verify/promises.ts';
import { findSecondBrowser } from './e2e/chromium.ts';
import { runForeground } from './process/run-foreground.ts';
import { runCommand } from './process/run-command.ts';

type Run = { script: string; args: readonly string[]; settings: NodeJS.ProcessEnv };

type Part = {
  name: string;
  about: string;
  runs: readonly Run[];
  /** Covered by other parts, so it runs only when named. */
  isWithinOthers?: boolean;
};

const secondBrowser = findSecondBrowser();

/** Leaves CHROME to the part that runs in the second browser. */
const whole = {
  VERIFY: 'whole',
  FIGURES_FILE: figuresFile,
  ...(secondBrowser && { CHROME: undefined }),
};

const unitTests = (...folders: string[]): Run => ({
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...folders],
  settings: whole,
});

const browserTests = (...patterns: string[]): Run => ({
  script: 'scripts/e2e.ts',
  args: patterns,
  settings: whole,
});

const parts: readonly Part[] = [
  { name: 'lake', about: 'the stand-in for the content lake', runs: [unitTests('lake/')] },
  { name: 'content', about: 'schemas, seed and studio', runs: [unitTests('schemas/', 'seed/', 'studio/')] },
  { name: 'site', about: 'the rules of the site', runs: [unitTests('web/')] },
  {
    name: 'house',
    about: 'the floors, the commands, the list of features',
    runs: [unitTests('scripts/', 'tests/')],
  },
  { name: 'browser', about: 'site, studio and lake in a real browser', runs: [browserTests()] },
  {
    name: 'second',
    about: `the same in brief in a second browser, ${secondBrowser ?? 'of which none is installed'}`,
    runs: secondBrowser ? [{ ...browserTests(), settings: { CHROME: secondBrowser } }] : [],
  },
  {
    name: 'forms',
    about: 'what visitors send, its storage and its mail',
    runs: [
      unitTests(
        'web/app/forms/',
        'web/app/routes/',
        'web/app/platform/',
        'web/app/staff/',
        'studio/leads/',
        'scripts/mailbox/',
      ),
      browserTests('/e2e/forms/', '/e2e/studio/leads.spec.ts', '/e2e/properties/sell.spec.ts'),
    ],
    isWithinOthers: true,
  },
  {
    name: 'portal',
    about: 'who gets into the portal of owners, and what they see there',
    runs: [unitTests('web/app/portal/'), browserTests('/e2e/portal/', '/e2e/forms/cross-site.spec.ts')],
    isWithinOthers: true,
  },
];

function choose(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const list = parts.map(({ name, about }) => `  ${name.padEnd(9)}${about}`).join('\n');
    throw new Error(`There is no part "${unknown.join('", "')}". The parts are:\n${list}`);
  }
  return names.length === 0
    ? parts.filter(({ isWithinOthers }) => !isWithinOthers)
    : parts.filter((part) => names.includes(part.name));
}

await runCommand(async () => {
  const failed: string[] = [];
  forgetFigures();
  const names = process.argv.slice(2);
  const chosen = choose(names);
  for (const { name, about, runs } of chosen) {
    console.log(`\n— ${name}: ${about}`);
    for (const { script, args, settings } of runs) {
      if (
        (await runForeground(script, args, { ...process.env, ...settings })) !== 0 &&
        !failed.includes(name)
      )
        failed.push(name);
    }
  }
  const judged = judge(promises, readFigures());
  const bad = judged.filter(({ verdict }) => verdict === 'missed' || verdict === 'not run');
  // A part alone records only some of the figures.
  const isWhole = names.length === 0;
  console.log(
    `\n${describeJudged(isWhole ? judged : judged.filter(({ verdict }) => verdict !== 'not run'))}`,
  );
  if (isWhole ? bad.length > 0 : bad.some(({ verdict }) => verdict === 'missed')) failed.push('promises');
  console.log(`\nTook ${String(Math.round(performance.now() / 60_000))} minutes.`);
  for (const { name } of chosen.filter(({ runs }) => runs.length === 0))
    console.log(
      `Left out: ${name}. Install Chromium or Chrome, or name one in the environment variable CHROME.`,
    );
  if (failed.length > 0) throw new Error(`Not verified: ${failed.join(', ')}.`);
  console.log('Verified.');
});
