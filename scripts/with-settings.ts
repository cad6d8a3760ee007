import { runHere } from './run-here.ts';
import { runScript } from './script.ts';
import { readSettings } from './settings.ts';

/** Runs one script of a room with the settings of this checkout: `with-settings.ts seed/main.ts [arguments]`. */
await runScript(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Error('Usage: with-settings.ts <script> [arguments]');
  process.exitCode = await runHere(script, args, readSettings().environment);
});
