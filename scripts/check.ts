import { checksOfChanged } from './checks/changed.ts';
import { checks, runChecks } from './checks/checks.ts';
import { runCommand } from './process/run-command.ts';
import type { Step } from './process/steps.ts';

function chooseChecks([word, since = 'HEAD']: readonly string[]): readonly Step[] {
  if (word === undefined) return checks;
  if (word === 'changed') return checksOfChanged(since);
  const chosen = checks.filter(({ part }) => part === word);
  if (chosen.length === 0) throw new Error('Usage: npm run check [-- static | unit | changed [commit]]');
  return chosen;
}

await runCommand(async () => {
  await runChecks(chooseChecks(process.argv.slice(2)));
});
