import { runForeground } from './process/steps.ts';
import { runCommand } from './process/run-command.ts';
import { readSettings } from './settings/settings.ts';

/** Runs one script of a room with the settings of this checkout: `with-settings.ts seed/main.ts [arguments]`. */
await runCommand(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Error('Usage: with-settings.ts <script> [arguments]');
  process.exitCode = await runForeground(script, args, readSettings().environment);
});
