import { runHere } from './run-here.ts';
import { runScript } from './script.ts';

type Part = { name: string; about: string; script: string; args: readonly string[] };

const unitTests = (...folders: string[]) => ({
  script: 'node_modules/vitest/vitest.mjs',
  args: ['run', ...folders],
});

const parts: readonly Part[] = [
  { name: 'lake', about: 'the stand-in for the content lake', ...unitTests('lake/') },
  { name: 'content', about: 'schemas, seed and studio', ...unitTests('schemas/', 'seed/', 'studio/') },
  { name: 'site', about: 'the rules of the site', ...unitTests('web/') },
  {
    name: 'house',
    about: 'the import law, the commands, the list of features',
    ...unitTests('scripts/', 'tests/'),
  },
  { name: 'browser', about: 'site, studio and lake in a real browser', script: 'scripts/e2e.ts', args: [] },
];

function choose(names: readonly string[]): readonly Part[] {
  const unknown = names.filter((name) => !parts.some((part) => part.name === name));
  if (unknown.length > 0) {
    const list = parts.map(({ name, about }) => `  ${name.padEnd(9)}${about}`).join('\n');
    throw new Error(`There is no part "${unknown.join('", "')}". The parts are:\n${list}`);
  }
  return names.length === 0 ? parts : parts.filter((part) => names.includes(part.name));
}

/** Tests written for two sizes run whole when VERIFY is set, and in brief inside `npm test`. */
await runScript(async () => {
  const failed: string[] = [];
  const env = Object.entries<string | undefined>({ ...process.env, VERIFY: 'whole' }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  for (const { name, about, script, args } of choose(process.argv.slice(2))) {
    console.log(`\n— ${name}: ${about}`);
    if ((await runHere(script, args, Object.fromEntries(env))) !== 0) failed.push(name);
  }
  if (failed.length > 0) throw new Error(`\nNot verified: ${failed.join(', ')}.`);
  console.log('\nVerified.');
});
