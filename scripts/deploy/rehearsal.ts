import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readAgency, sampleAgency } from '../../seed/agencies/agency.ts';
import type { HostedPlace } from '../backup/hosted.ts';
import { installTool } from '../process/install-tool.ts';
import { createServices } from '../process/services.ts';
import { type Environment, root } from '../settings/settings.ts';
import { configurationOf, type Target } from './target.ts';
import { mustSucceed } from './wrangler.ts';

const name = 'production';

type Configuration = { env: Record<typeof name, Target & { assets: object }> };

/** How the sample deploys, for the agency of an environment. */
function readConfiguration({ AGENCY = sampleAgency }: Environment): Configuration {
  const file = configurationOf(readAgency(sampleAgency), 'wrangler.json');
  const text = readFileSync(path.join(root, file), 'utf8');
  return JSON.parse(text.replaceAll(sampleAgency, path.basename(AGENCY))) as Configuration;
}

type Place = {
  /** Holds database and bucket beside the configuration. */
  folder: string;
  modules: string;
  /** A newer version's, in place of those of this one. */
  migrations?: string;
};

const buildOf = ({ SITE_BUILD_DIR = 'build' }: Environment) => path.resolve(root, 'web', SITE_BUILD_DIR);

function writeConfiguration(
  environment: Environment,
  { folder, modules, migrations = path.join(root, 'web', 'migrations') }: Place,
): string {
  const given = readConfiguration(environment);
  const { routes: _address, secrets, d1_databases, assets, ...target } = given.env[name];
  const vars = Object.fromEntries(Object.keys(target.vars).map((key) => [key, environment[key] ?? '']));
  const env = {
    ...target,
    assets: { ...assets, directory: path.join(buildOf(environment), 'client') },
    d1_databases: d1_databases.map((each) => ({ ...each, database_id: 'here', migrations_dir: migrations })),
    vars,
  };
  const worker = { main: path.join(modules, 'index.js'), base_dir: modules };
  const file = path.join(folder, 'wrangler.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ ...given, ...worker, env: { [name]: env } }));
  // The mail server of this machine stands for the service of a deployment.
  const names = [...secrets.required.filter((secret) => secret !== 'MAIL_API_KEY'), 'MAIL_SMTP_URL'];
  const lines = names.map((key) => `${key}=${JSON.stringify(environment[key] ?? '')}`);
  writeFileSync(path.join(folder, `.dev.vars.${name}`), lines.join('\n'), { mode: 0o600 });
  return file;
}

/** Packs the built site as a deployment does, and serves it in wrangler's own runtime in place of Cloudflare. */
export async function rehearse(environment: Environment, folder: string) {
  const modules = path.join(folder, 'worker');
  const built = { folder: path.join(folder, 'packing'), modules: path.join(buildOf(environment), 'server') };
  const packing = ['--outdir', modules, '--config', writeConfiguration(environment, built)];
  await mustSucceed('packing the site', ['deploy', '--env', name, '--dry-run', ...packing]);

  /** A host of its own under each name, with nothing on it at first. */
  return function hostAt(place: string, migrations?: string) {
    const configuration = writeConfiguration(environment, {
      folder: path.join(folder, place),
      modules,
      ...(migrations !== undefined && { migrations }),
    });
    const where = ['--local', '--config', configuration];
    const stores: HostedPlace = { name, target: readConfiguration(environment).env[name], where };
    return {
      stores,
      migrate: () =>
        mustSucceed('migrating the database', ['d1', 'migrations', 'apply', 'DB', '--env', name, ...where]),
      serve: async (print: (line: string) => void) => {
        const services = createServices(print, print);
        const port = ['--port', environment['SITE_PORT'] ?? '', '--inspector-port', '0'];
        await services.start({
          name: 'site',
          script: path.join(installTool('deploy'), 'bin', 'wrangler.js'),
          args: ['dev', '--env', name, ...port, '--show-interactive-dev-session=false', ...where],
          env: { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true' },
        });
        return services.stop;
      },
      /** Stands for the schedule of every minute. */
      runSchedule: () => fetch(`${environment['SITE_URL'] ?? ''}/cdn-cgi/handler/scheduled?cron=*+*+*+*+*`),
    };
  };
}
