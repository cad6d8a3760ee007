import { moveContent } from './move-content.ts';
import { runScript } from './script.ts';
import { readSettings } from './settings.ts';

/** `content.ts export <file>`, `content.ts import <file>` or `content.ts push-seed`, for the dataset of the settings. */
await runScript(async () => {
  await moveContent(process.argv.slice(2), readSettings().environment, (line) => {
    console.log(line);
  });
});
