import { parseArgs } from 'node:util';
import { createBenchStack } from './bench/bench-stack.ts';
import { measureInteractions } from './bench/interactions.ts';
import { measureJourney } from './bench/journey/journey.ts';
import { measureWithLighthouse } from './bench/lighthouse.ts';
import { measureStudio } from './bench/studio.ts';
import { measureGrowth, measureProcessor, measurePublishing, measureSearch } from './bench/server.ts';
import { writeBenchRun } from './figures/last-runs.ts';
import { rowOf, type Figure } from './figures/speed-table.ts';
import { writeFigureDocuments } from './figures/write-figures.ts';
import { errorMessage, runCommand } from './process/run-command.ts';

const stack = createBenchStack();
const { start } = stack;

const parts: Readonly<Record<string, (runs: number) => AsyncIterable<Figure>>> = {
  site: () => measureProcessor(start),
  lighthouse: () => measureWithLighthouse(start),
  interactions: () => measureInteractions(start),
  publish: () => measurePublishing(start),
  search: measureSearch,
  growth: measureGrowth,
  studio: () => measureStudio(start),
  journey: (runs) => measureJourney(start, runs),
};

/** Prints speed beside its aims and writes it down. Figures differ between machines, so none fails anything. */
await runCommand(async () => {
  const { values, positionals: chosen } = parseArgs({
    options: { runs: { type: 'string', default: '7' } },
    allowPositionals: true,
  });
  const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
  const rows: ReturnType<typeof rowOf>[] = [];
  const missing: string[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      // A journey of seven runs takes an hour.
      if (chosen.length > 0 ? !chosen.includes(name) : name === 'journey') continue;
      console.log(`measuring ${name} …`);
      const figures: Figure[] = [];
      try {
        for await (const figure of measure(Number(values.runs))) figures.push(figure);
      } catch (error) {
        missing.push(`${name}: not measured, ${errorMessage(error)}`);
      }
      rows.push(...figures.map(rowOf));
      if (figures.length > 0) await writeBenchRun(name, figures);
    }
  } finally {
    await stack.stop();
  }
  await writeFigureDocuments();
  console.table(rows);
  for (const line of missing) console.log(line);
});
