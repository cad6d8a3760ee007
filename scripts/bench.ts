import { benchBack } from './bench/back.ts';
import { createBenchStack } from './bench/bench-stack.ts';
import { benchFirstLoad } from './bench/first-load.ts';
import { benchInteractions } from './bench/interactions.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import type { BenchPart } from './bench/parts.ts';
import { type NotMeasured, speedReport } from './bench/print-table.ts';
import { benchPublish } from './bench/publish.ts';
import { benchSite } from './bench/site.ts';
import { describeFigure, type Figure } from './bench/speed-table.ts';
import { figuresOf } from './bench/script-figures.ts';
import { errorMessage, runCommand } from './process/run-command.ts';
import { runForeground } from './process/run-foreground.ts';

/** Prints tables of its own. */
function scriptPart(script: string): BenchPart {
  return async () => {
    if ((await runForeground(script, [])) !== 0) throw new Error(`${script} failed.`);
  };
}

const parts: Readonly<Record<string, BenchPart>> = {
  site: benchSite,
  load: benchFirstLoad,
  interactions: benchInteractions,
  back: benchBack,
  publish: benchPublish,
  search: figuresOf('web/app/properties/bench/search-bench.server.ts'),
  lighthouse: benchLighthouse,
  lists: scriptPart('web/app/properties/bench/list-bench.ts'),
  statistics: scriptPart('web/app/portal/statistics/statistics-bench.server.ts'),
  lake: scriptPart('lake/bench.ts'),
  growth: figuresOf('web/app/properties/bench/growth-bench.server.ts'),
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
  const figures: Figure[] = [];
  const missing: NotMeasured[] = [];
  const stack = createBenchStack();
  const context = {
    stack: stack.start,
    record: (figure: Figure) => {
      figures.push(figure);
      console.log(describeFigure(figure).slice(0, 3).join(', '));
    },
    miss: (part: string, reason: string) => void missing.push({ part, reason }),
  };
  try {
    for (const [name, run] of Object.entries(parts)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`\n— ${name}`);
      await run(context).catch((error: unknown) => context.miss(name, errorMessage(error)));
    }
  } finally {
    await stack.stop();
  }
  console.log(`\n${speedReport(figures, missing)}`);
});
