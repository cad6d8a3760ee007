import { rmSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '../builds/builds.ts';
import { runSteps } from '../process/steps.ts';
import { readSettings, root, type Environment } from '../settings/settings.ts';
import {
  configurationOf,
  gapsIn,
  hasStudio,
  readTarget,
  targetNames,
  type Target,
  type TargetName,
} from './target.ts';
import { captureWrangler, mustSucceed, runWrangler } from './wrangler.ts';

const usage = `Usage: npm run deploy -- <preview | production> [--dry-run]
       npm run deploy -- wrangler <its arguments>
docs/deployment.md explains both.`;

/** @throws Error for arguments that make no sense, lest a slip of the finger deploys */
export function readArguments(words: readonly string[]): { name: TargetName; isDry: boolean } {
  const [word, ...others] = words.filter((one) => one !== '--dry-run');
  const name = targetNames.find((target) => target === word);
  if (!name || others.length > 0) throw new Error(usage);
  return { name, isDry: words.includes('--dry-run') };
}

/** The Studio's build contains addresses and dataset of its target. */
const studioSettings = ({ vars }: Target): Environment => ({
  SANITY_STUDIO_PROJECT_ID: vars['SANITY_PROJECT_ID'] ?? '',
  SANITY_STUDIO_DATASET: vars['SANITY_DATASET'] ?? '',
  SANITY_STUDIO_SITE_URL: vars['SITE_URL'] ?? '',
  SANITY_STUDIO_API_HOST: '',
});

async function missingSecrets(name: TargetName, { secrets }: Target): Promise<string[]> {
  const { code, output } = await captureWrangler(['secret', 'list', '--env', name, '--format', 'json']);
  const present = code === 0 ? (JSON.parse(output) as { name: string }[]).map((secret) => secret.name) : [];
  return secrets.required
    .filter((secret) => !present.includes(secret))
    .map(
      (secret) =>
        `The secret ${secret} is missing: npm run deploy -- wrangler secret put ${secret} --env ${name}`,
    );
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(`\nNot ready to deploy:\n- ${problems.join('\n- ')}`);
}

/**
 * Builds, packs, migrates an empty database on this machine, and unless it is a dry run does the same at Cloudflare.
 * @throws Error that names everything that is missing
 */
export async function deploy(words: readonly string[]): Promise<void> {
  const { name, isDry } = readArguments(words);
  const { agency, environment: local } = readSettings();
  const target = readTarget(agency, name);
  const folder = path.join(root, '.cache', 'deploy', name);
  const studio = path.join(folder, 'studio');
  const uploadSite = ['deploy', '--env', name];
  const uploadStudio = [
    'deploy',
    '--config',
    path.join(agency.place, 'studio.json'),
    '--env',
    name,
    '--assets',
    studio,
  ];
  const migrate = ['d1', 'migrations', 'apply', target.d1_databases[0].binding];
  const here = ['--local', '--persist-to', path.join(folder, 'state'), '--env', name];

  rmSync(folder, { recursive: true, force: true });
  await buildSite(local);
  const env = { ...local, ...studioSettings(target) };
  await runSteps([{ title: 'building the Studio', script: 'studio/build.ts', args: [studio], env }]);
  await mustSucceed('packing the Studio', [...uploadStudio, '--dry-run']);
  const outdir = path.join(folder, 'worker');
  const packed = await mustSucceed('packing the site', [...uploadSite, '--dry-run', '--outdir', outdir]);
  const [size = ''] = /^Total Upload.*$/m.exec(packed) ?? [];
  console.log(`${size} (the platform takes 3 MB of gzip on its free plan, 10 MB on the paid one)`);
  await mustSucceed('migrating an empty database', [...migrate, ...here]);
  const isStudioUploaded = hasStudio(agency, name);
  if (!isStudioUploaded)
    console.log(
      `The Studio is not uploaded, for ${configurationOf(agency, 'studio.json')} has no routes: it is in ${studio}.`,
    );
  refuse(gapsIn(configurationOf(agency, 'wrangler.json'), name, target));
  if (isDry) {
    console.log(`Ready: "npm run deploy -- ${name}" would go up as it is here, once its secrets are set.`);
    return;
  }
  refuse(await missingSecrets(name, target));
  await runWrangler([...migrate, '--remote', '--env', name]);
  await runWrangler(uploadSite);
  if (isStudioUploaded) await runWrangler(uploadStudio);
}
