import { checks, runChecks, type Check } from './checks/checks.ts';
import { runCommand } from './process/run-command.ts';

function chooseChecks(words: readonly string[]): readonly Check[] {
  const chosen = words.length === 0 ? checks : checks.filter(({ part }) => words.includes(part));
  if (chosen.length === 0) throw new Error('Usage: npm run check [-- static | unit]');
  return chosen;
}

await runCommand(async () => {
  await runChecks(chooseChecks(process.argv.slice(2)));
});
