import { rmSync } from 'node:fs';
import path from 'node:path';
import { rehearseBackup } from '../backup/rehearse-backup.ts';
import { buildSite } from '../builds/builds.ts';
import { runSteps } from '../process/steps.ts';
import { readSettings, root, type Environment } from '../settings/settings.ts';
import { describeLimits, excessesIn, measureSizes } from './limits.ts';
import { loadProperties } from './load-properties.ts';
import { ownerDataCommands } from './owner-data.ts';
import { rehearseStart } from './rehearse-start.ts';
import { gapsIn, readTarget, targetNames, type Target, type TargetName } from './target.ts';
import { captureWrangler, queryDatabase, runWrangler } from './wrangler.ts';

type Chosen = { name: TargetName; isDry: boolean };

export function describeUsage(): string {
  return [
    'Usage: npm run deploy -- <preview | production> [--dry-run]',
    '       npm run deploy -- wrangler <its arguments>',
    'docs/deployment.md explains both.',
  ].join('\n');
}

/** Undefined for arguments that make no sense, lest a slip of the finger deploys. */
export function readArguments(words: readonly string[]): Chosen | undefined {
  const isDry = words.includes('--dry-run');
  const [word, ...others] = words.filter((one) => one !== '--dry-run');
  const name = targetNames.find((target) => target === word);
  return name && others.length === 0 ? { name, isDry } : undefined;
}

/** The Studio's build contains addresses and dataset of its target. */
function studioSettings({ vars }: Target): Environment {
  return {
    SANITY_STUDIO_PROJECT_ID: vars['SANITY_PROJECT_ID'] ?? '',
    SANITY_STUDIO_DATASET: vars['SANITY_DATASET'] ?? '',
    SANITY_STUDIO_SITE_URL: vars['SITE_URL'] ?? '',
    SANITY_STUDIO_API_HOST: '',
  };
}

const folderOf = (name: TargetName) => path.join(root, '.cache', 'deploy', name);

const studioArguments = (name: TargetName) => [
  'deploy',
  ...['--config', 'studio.json'],
  ...['--env', name],
  ...['--assets', path.join(folderOf(name), 'studio')],
];

async function buildStudio(name: TargetName, env: Environment): Promise<void> {
  const copy = path.join(folderOf(name), 'studio');
  await runSteps([{ title: 'building the Studio', script: 'studio/build.ts', args: [copy], env }]);
}

async function mustSucceed(what: string, args: readonly string[]): Promise<void> {
  console.log(`${what} …`);
  const { code, output } = await captureWrangler(args);
  if (code !== 0) throw new Error(`${output.trim()}\n\nStopped: ${what} failed.`);
}

/** The database holds up its visitors while it applies a file. */
const sqlBytesAtOnce = 8_000_000;

type DatabasePlace = { name: TargetName; binding: string; place: readonly string[] };

async function loadInto({ name, binding, place }: DatabasePlace, dataFolder: string): Promise<void> {
  await loadProperties({
    dataFolder,
    sqlFile: path.join(folderOf(name), 'properties.sql'),
    bytesAtOnce: sqlBytesAtOnce,
    apply: (file, title) => mustSucceed(title, ['d1', 'execute', binding, '--file', file, '--yes', ...place]),
    first: (sql) => queryDatabase(binding, sql, place),
  });
}

/** Everything that a deployment does before it needs an account. Returns sentences for what forbids it. */
async function rehearse({ name }: Chosen, target: Target, dataFolder: string): Promise<string[]> {
  const worker = path.join(folderOf(name), 'worker');
  const state = path.join(folderOf(name), 'state');
  await mustSucceed('packing the Studio', [...studioArguments(name), '--dry-run']);
  await mustSucceed('packing the worker', ['deploy', '--dry-run', '--env', name, '--outdir', worker]);
  const [{ binding }] = target.d1_databases;
  const local = ['--local', '--persist-to', state];
  const migrations = ['d1', 'migrations', 'apply', binding];
  await mustSucceed('migrating an empty database', [...migrations, ...local, '--env', name]);
  await loadInto({ name, binding, place: [...local, '--env', name] }, dataFolder);
  console.log('rehearsing backup and restore …');
  await rehearseBackup(name, target, path.join(folderOf(name), 'rehearsal'));
  console.log('starting the worker …');
  const { status, startSeconds } = await rehearseStart(target, worker, state);
  const sizes = measureSizes(worker, path.join(root, 'web', 'build', 'client'));
  console.table(describeLimits(sizes, startSeconds));
  return [
    ...(status === 503 ? [] : [`Without content the worker responded with ${status} instead of 503.`]),
    ...excessesIn(sizes),
    ...gapsIn(name, target),
  ];
}

async function missingSecrets({ name }: Chosen, { secrets }: Target): Promise<string[]> {
  const { code, output } = await captureWrangler(['secret', 'list', '--env', name, '--format', 'json']);
  const present = code === 0 ? (JSON.parse(output) as { name: string }[]).map((secret) => secret.name) : [];
  return secrets.required
    .filter((secret) => !present.includes(secret))
    .map(
      (secret) =>
        `The secret ${secret} is missing: npm run deploy -- wrangler secret put ${secret} --env ${name}`,
    );
}

async function uploadOwnerData(name: TargetName, target: Target, dataFolder: string): Promise<void> {
  const sqlFile = path.join(folderOf(name), 'owner-records.sql');
  const place = ['--remote', '--env', name];
  try {
    for (const command of ownerDataCommands({ target, dataFolder, sqlFile, place }))
      await runWrangler(command);
  } finally {
    rmSync(sqlFile, { force: true });
  }
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`\nNot ready to deploy:\n- ${problems.join('\n- ')}`);
}

/**
 * Builds, rehearses and, unless it is a dry run, migrates the database and uploads owners' data, worker and static files.
 * @throws Error that names everything that is missing
 */
export async function deploy(chosen: Chosen): Promise<void> {
  const target = readTarget(chosen.name);
  const local = readSettings().environment;
  const dataFolder = local['SITE_DATA_DIR'] ?? '';
  rmSync(folderOf(chosen.name), { recursive: true, force: true });
  await buildSite(local);
  await buildStudio(chosen.name, { ...local, ...studioSettings(target) });
  refuse(await rehearse(chosen, target, dataFolder));
  if (chosen.isDry) {
    console.log(
      `Ready: "npm run deploy -- ${chosen.name}" would go up as it is here, once its secrets are set.`,
    );
    return;
  }
  refuse(await missingSecrets(chosen, target));
  const [{ binding }] = target.d1_databases;
  const remote = ['--remote', '--env', chosen.name];
  await runWrangler(['d1', 'migrations', 'apply', binding, ...remote]);
  await loadInto({ name: chosen.name, binding, place: remote }, dataFolder);
  await uploadOwnerData(chosen.name, target, dataFolder);
  await runWrangler(['deploy', '--env', chosen.name]);
  await runWrangler(studioArguments(chosen.name));
}
