import { runLeadCommand } from './leads/lead-commands.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

await runCommand(async () => {
  await runLeadCommand(process.argv.slice(2), readSettings().environment, (line) => console.log(line));
});
