import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readBundle } from '../bundle-file.server.ts';
import { generateExport } from './generate-export.ts';

/** Writes an export of invented properties to a file. Returns undefined for arguments that make no sense. */
export async function generateToFile(
  given: readonly string[],
  sampleFiles: Parameters<typeof readBundle>[0],
): Promise<string | undefined> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      count: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      to: { type: 'string', default: 'export.json' },
    },
  });
  const [count, seed] = [Number(values.count), Number(values.seed)];
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) return undefined;
  const sample = await readBundle(sampleFiles);
  if (!sample) return undefined;
  await writeFile(values.to, JSON.stringify(generateExport(sample, { count, seed })));
  return `Generated ${String(count)} properties into ${values.to}.`;
}
