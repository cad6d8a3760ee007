import { runLeadCommand } from './lead-commands.ts';
import { runScript } from './script.ts';
import { readSettings } from './settings.ts';

/** `leads.ts export <e-mail>`, `leads.ts erase <e-mail>` or `leads.ts purge`, for the site of the settings. */
await runScript(async () => {
  await runLeadCommand(process.argv.slice(2), readSettings().environment, (line) => {
    console.log(line);
  });
});
