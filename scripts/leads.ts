import { runLeadCommand } from './leads/lead-commands.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

/** `leads.ts export <e-mail>`, `leads.ts erase <e-mail>` or `leads.ts purge`, for the site of the settings. */
await runCommand(async () => {
  await runLeadCommand(process.argv.slice(2), readSettings().environment, (line) => {
    console.log(line);
  });
});
