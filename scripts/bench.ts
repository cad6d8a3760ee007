import { existsSync } from 'node:fs';
import path from 'node:path';
import { benchSite } from './bench/site.ts';
import { runForeground } from './process/run-foreground.ts';
import { runCommand } from './process/run-command.ts';
import { root } from './settings/settings.ts';

async function benchLake(): Promise<void> {
  const script = 'lake/bench.ts';
  if (!existsSync(path.join(root, script))) console.log('not measured: the lake has no bench yet.');
  else if ((await runForeground(script, [])) !== 0) throw new Error('The bench of the lake failed.');
}

const parts: Record<string, () => Promise<void>> = { site: benchSite, lake: benchLake };

/** Prints speed beside its aims; figures differ between machines, so none of them fails anything. */
await runCommand(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no part "${unknown.join('", "')}". The parts are: ${Object.keys(parts).join(', ')}.`,
    );
  }
  for (const [name, run] of Object.entries(parts)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    console.log(`\n— ${name}`);
    await run();
  }
});
