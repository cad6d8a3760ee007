import { runContentCommand } from './content/content-commands.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(async () => {
  await runContentCommand(process.argv.slice(2), readSettings().environment, (line) => console.log(line));
});
