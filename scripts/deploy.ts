import { deploy, describeUsage, readArguments } from './deploy/deploy-command.ts';
import { runWrangler } from './deploy/wrangler.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'wrangler') return runWrangler(rest);
  const chosen = readArguments(process.argv.slice(2));
  if (!chosen) throw new Error(describeUsage());
  return deploy(chosen);
});
