import { runForeground } from './process/run-foreground.ts';
import { runCommand } from './process/run-command.ts';

const parts = ['check', 'build', 'e2e'] as const;

await runCommand(async () => {
  for (const part of parts) {
    console.log(`\n— npm run ${part}`);
    const code = await runForeground(`scripts/${part}.ts`, []);
    if (code !== 0) throw new Error(`\nnpm test stopped: "npm run ${part}" failed.`);
  }
  console.log(`\nEverything passed in ${Math.round(performance.now() / 1000)} s.`);
});
