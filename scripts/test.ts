import { checks, runChecks } from './checks/checks.ts';
import { runCommand } from './process/run-command.ts';
import { runForeground } from './process/steps.ts';

await runCommand(async () => {
  console.log('\n— npm run check, and what the browser tests need');
  // The unit tests take longer than all other checks together, so this runs beside them.
  await runChecks([...checks, { title: 'builds', script: 'scripts/e2e/prepare.ts' }]);
  console.log('\n— npm run e2e');
  const code = await runForeground('scripts/e2e.ts', []);
  if (code !== 0) throw new Error('\nnpm test stopped: "npm run e2e" failed.');
  console.log(`\nEverything passed in ${Math.round(performance.now() / 1000)} s.`);
});
