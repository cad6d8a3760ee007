import { runContentCommand } from './content/content-commands.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

/** `content.ts export <file>`, `content.ts import <file>` or `content.ts push-seed`, for the dataset of the settings. */
await runCommand(async () => {
  await runContentCommand(process.argv.slice(2), readSettings().environment, (line) => {
    console.log(line);
  });
});
