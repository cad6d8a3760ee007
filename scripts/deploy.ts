import { deploy } from './deploy/deploy-command.ts';
import { runWrangler } from './deploy/wrangler.ts';
import { runCommand } from './process/run-command.ts';

await runCommand(() => {
  const words = process.argv.slice(2);
  return words[0] === 'wrangler' ? runWrangler(words.slice(1)) : deploy(words);
});
