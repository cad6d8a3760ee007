import { createBenchStack } from './bench/bench-stack.ts';
import { measureInteractions } from './bench/interactions.ts';
import { measureWithLighthouse } from './bench/lighthouse.ts';
import { measureProcessor, measurePublishing, measureSearch } from './bench/server.ts';
import { rowOf, type Figure } from './bench/speed-table.ts';
import { errorMessage, runCommand } from './process/run-command.ts';

const stack = createBenchStack();
const { start } = stack;

const parts: Readonly<Record<string, () => AsyncIterable<Figure>>> = {
  site: () => measureProcessor(start),
  lighthouse: () => measureWithLighthouse(start),
  interactions: () => measureInteractions(start),
  publish: () => measurePublishing(start),
  search: measureSearch,
};

/** Prints speed beside its aims; figures differ between machines, so none of them fails anything. */
await runCommand(async () => {
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
  if (unknown !== undefined)
    throw new Error(`There is no part "${unknown}". The parts are: ${Object.keys(parts).join(', ')}.`);
  const rows: ReturnType<typeof rowOf>[] = [];
  const missing: string[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      console.log(`measuring ${name} …`);
      try {
        for await (const figure of measure()) rows.push(rowOf(figure));
      } catch (error) {
        missing.push(`${name}: not measured, ${errorMessage(error)}`);
      }
    }
  } finally {
    await stack.stop();
  }
  console.table(rows);
  for (const line of missing) console.log(line);
});
