import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Agency } from '../../seed/agencies/agency.ts';
import { root } from '../settings/settings.ts';

export const targetNames = ['preview', 'production'] as const;

export type TargetName = (typeof targetNames)[number];

type Place = { workers_dev?: boolean; routes?: readonly object[] };

export type Target = Place & {
  d1_databases: readonly [{ binding: string; database_name: string; database_id: string }];
  r2_buckets: readonly [{ binding: string; bucket_name: string }];
  /** Missing in files of an older version. */
  images?: { binding: string };
  vars: Readonly<Record<string, string>>;
  secrets: { required: readonly string[] };
};

type DeployedFile = 'wrangler.json' | 'studio.json';

export const configurationOf = ({ place }: Agency, file: DeployedFile) =>
  path.relative(root, path.join(place, file));

function readEnvironment(agency: Agency, file: DeployedFile, name: TargetName): Target {
  const text = readFileSync(path.join(root, configurationOf(agency, file)), 'utf8');
  const { workers_dev, env } = JSON.parse(text) as Place & { env: Record<TargetName, Target> };
  return { ...(workers_dev !== undefined && { workers_dev }), ...env[name] };
}

export const readTarget = (agency: Agency, name: TargetName) =>
  readEnvironment(agency, 'wrangler.json', name);

const isReachable = ({ workers_dev = false, routes = [] }: Place) => workers_dev || routes.length > 0;

/** False where another host serves the Studio. */
export const hasStudio = (agency: Agency, name: TargetName) =>
  isReachable(readEnvironment(agency, 'studio.json', name));

const requiredVars: Readonly<Record<string, string>> = {
  SITE_URL: 'the address of the site, such as https://www.example.be',
  SITE_PHONE: 'the telephone number that visitors see when there is no content at all',
  SITE_MAIL: 'the e-mail address that visitors see when there is no content at all',
  SANITY_PROJECT_ID: 'the id of the Sanity project',
  SANITY_DATASET: 'the dataset of the Sanity project',
  SANITY_STUDIO_URL: 'the address of the Studio, which alone may show drafts in a frame',
};

function hasMail({ vars, secrets }: Target): boolean {
  const isApi = Boolean(vars['MAIL_API_URL']) && secrets.required.includes('MAIL_API_KEY');
  return isApi || secrets.required.includes('MAIL_SMTP_URL');
}

function isHttps(address: string | undefined): boolean {
  return URL.parse(address ?? '')?.protocol === 'https:';
}

export function gapsIn(file: string, name: TargetName, target: Target): string[] {
  const place = `env.${name} in ${file}`;
  const empty = Object.entries(requiredVars)
    .filter(([key]) => !target.vars[key])
    .map(([key, meaning]) => `vars.${key} of ${place} is empty: ${meaning}.`);
  const insecure = ['SITE_URL', 'SANITY_STUDIO_URL']
    .filter((key) => target.vars[key] && !isHttps(target.vars[key]))
    .map((key) => `vars.${key} of ${place} must begin with https://.`);
  const [database] = target.d1_databases;
  const create = `"npm run deploy -- wrangler d1 create ${database.database_name}" creates the database and prints it`;
  return [
    ...empty,
    ...insecure,
    ...(isReachable(target)
      ? []
      : [`routes of ${place} is missing: nobody could reach the site (docs/deployment.md, "Cloudflare").`]),
    ...(database.database_id ? [] : [`database_id of ${place} is empty: ${create}.`]),
    ...(target.images?.binding === 'IMAGES'
      ? []
      : [`images of ${place} is missing: { "binding": "IMAGES" } makes the sizes of imported pictures.`]),
    ...(hasMail(target)
      ? []
      : [
          `No mail would be sent: ${place} needs vars.MAIL_API_URL, or MAIL_SMTP_URL among secrets.required in place of MAIL_API_KEY.`,
        ]),
  ];
}
