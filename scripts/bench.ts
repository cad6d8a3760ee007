import { benchSite } from './bench/site.ts';
import { runForeground } from './process/run-foreground.ts';
import { runCommand } from './process/run-command.ts';

async function benchIn(script: string): Promise<void> {
  if ((await runForeground(script, [])) !== 0) throw new Error(`${script} failed.`);
}

const parts: Record<string, () => Promise<void>> = {
  site: benchSite,
  lake: () => benchIn('lake/bench.ts'),
  lists: () => benchIn('web/app/properties/catalogue/list-bench.ts'),
  statistics: () => benchIn('web/app/portal/statistics/statistics-bench.server.ts'),
  search: () => benchIn('web/app/properties/search/search-bench.server.ts'),
};

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
