import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { bundleSchema } from './bundle-schema.ts';
import { generateExport } from './generate/generate-export.ts';

const sampleBundle = 'seed/sample/properties/bundle.json';

const usage = 'Usage: npm run properties -- generate [--count <number>] [--seed <number>] [--to <file>]';

/** Writes an export of invented properties to a file. Exit codes: 0 written, 2 not understood. */
async function run([first, ...args]: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      count: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      to: { type: 'string', default: 'export.json' },
    },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (first !== 'generate' || !Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
    console.error(usage);
    return 2;
  }
  const sample = bundleSchema.parse(JSON.parse(await readFile(sampleBundle, 'utf8')));
  await writeFile(values.to, JSON.stringify(generateExport(sample, { count, seed })));
  console.log(`Generated ${String(count)} properties into ${values.to}.`);
  return 0;
}

process.exitCode = await run(process.argv.slice(2));
