import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import path from 'node:path';
import { readBundle } from './bundle-file.server.ts';
import { generateExport } from './generate/generate-export.ts';
import { importProperties } from './import.server.ts';
import { pictureHosts } from './picture-hosts.ts';

/** Writes an export of invented properties to a file. Returns undefined for arguments that make no sense. */
async function generateToFile(
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

const sampleBundle = 'seed/sample/properties/bundle.json';
const siteBundle = path.join(process.env['AGENCY_FOLDER'] ?? 'seed/sample', 'properties', 'bundle.json');
/** Outside of the repository's files, because it is large. */
const databaseName = 'properties.jsonl';
const ownersName = 'owner-records.json';
/** Outside of the repository's files, because it is about people. The site reads it when it starts. */
const siteFolder = process.env['SITE_DATA_DIR'] ?? '.data/site';

const usage = `Usage: npm run properties -- <file or URL> [--check] [--accept-removals] [--to <file>] [--into-sample]
       npm run properties -- generate [--count <number>] [--seed <number>] [--to <file>]

  --check             says what is wrong with the export and writes nothing
  --accept-removals   lets more than half of the properties disappear at once
  --to <file>         writes another bundle than the site's own, and what is for owners beside it
  --into-sample       replaces the properties of the sample, on which the tests stand`;

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        check: { type: 'boolean' },
        'accept-removals': { type: 'boolean' },
        to: { type: 'string', default: siteBundle },
        'into-sample': { type: 'boolean' },
      },
    });
  } catch {
    return undefined;
  }
}

async function generate(given: readonly string[]): Promise<number> {
  const sample = { file: sampleBundle, databaseFile: path.join(siteFolder, databaseName) };
  const done = await generateToFile(given, sample).catch(() => undefined);
  console.log(done ?? usage);
  return done === undefined ? 2 : 0;
}

/** Exit codes: 0 imported, 1 refused, 2 not understood. */
async function run(): Promise<number> {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'generate') return generate(rest);
  const given = readArguments();
  const [source, ...others] = given?.positionals ?? [];
  if (!given || source === undefined || others.length > 0) {
    console.error(usage);
    return 2;
  }
  const { values } = given;
  const isSample = path.relative(sampleBundle, values.to) === '';
  if (isSample && !values.check && !values['into-sample']) {
    console.error(
      'The tests stand on the properties of the sample: "npm run new-agency" makes an agency for yours, and --into-sample replaces the sample all the same.',
    );
    return 1;
  }
  const folder = values.to === siteBundle ? siteFolder : path.dirname(values.to);
  const report = await importProperties({
    source,
    file: values.to,
    databaseFile: path.join(folder, databaseName),
    ownersFile: path.join(folder, ownersName),
    isDryRun: values.check === true,
    mayShrink: values['accept-removals'] === true,
    today: new Date().toISOString().slice(0, 10),
    pictureHosts,
  });
  if (!('total' in report)) {
    for (const { record, field, reason } of report.problems) {
      console.error(`${record}${field === '' ? '' : ` · ${field}`}: ${reason}`);
    }
    console.error(`Refused for ${report.problems.length} reason(s); nothing was written.`);
    return 1;
  }
  for (const { record, reason } of report.missing) console.log(`${record}: ${reason}`);
  const changes = `${report.added.length} new, ${report.removed.length} gone`;
  console.log(`${values.check === true ? 'Checked' : 'Imported'} ${report.total} properties (${changes}).`);
  return 0;
}

process.exitCode = await run();
