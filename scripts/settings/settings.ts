import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { knownLanguages } from 'schemas/languages.ts';
import { type Agency, readAgency, sampleAgency } from '../../seed/agencies/agency.ts';

/** The "bad ports" of Fetch (https://fetch.spec.whatwg.org/#port-blocking), for browsers and Node alike. */
export const forbiddenPorts: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

export const root = path.resolve(import.meta.dirname, '../..');

export type Environment = Record<string, string>;

export type Settings = {
  agency: Agency;
  ports: { site: number; studio: number; lake: number; mail: number; smtp: number; crm: number };
  addresses: { site: string; studio: string; lake: string; mail: string; crm: string };
  usesLake: boolean;
  usesMailbox: boolean;
  environment: Environment;
};

const secretNames = [
  'LAKE_ADMIN_TOKEN',
  'LAKE_EDITOR_TOKEN',
  'LAKE_VIEWER_TOKEN',
  'SANITY_WEBHOOK_SECRET',
  'SITE_SECRET',
  'PROPERTIES_SECRET',
] as const;

function readPort(given: Environment, name: string, fallback: number): number {
  const text = given[name] ?? '';
  const port = text === '' ? fallback : Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`${name} must be a port from 1 to 65535, but is "${text}".`);
  }
  return port;
}

function readWebPort(given: Environment, name: string, fallback: number): number {
  const port = readPort(given, name, fallback);
  if (forbiddenPorts.has(port)) {
    throw new Error(`${name} is ${port}, which browsers refuse to open: choose another port.`);
  }
  return port;
}

function keepSecrets(file: string): Environment {
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Environment) : {};
  const secrets = Object.fromEntries(
    secretNames.map((name) => [name, kept[name] ?? randomBytes(24).toString('base64url')]),
  );
  if (secretNames.some((name) => kept[name] === undefined)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}

/** How the rooms, which know no agency, hear of theirs. The languages of its site come first, then the others. */
function agencyEnvironment({ place, name, folder, languages: own }: Agency): Environment {
  const others = knownLanguages.filter((language) => !own.includes(language));
  return {
    AGENCY: path.relative(root, place),
    AGENCY_FOLDER: folder,
    LANGUAGES: [...own, ...others].join(),
    SANITY_STUDIO_AGENCY: name,
  };
}

/** Treats a name that is set but empty as unset, except SANITY_API_HOST, where empty means hosted Sanity. */
export function completeSettings(given: Environment, dataFolder: string): Settings {
  const ports = {
    site: readWebPort(given, 'SITE_PORT', 3000),
    studio: readWebPort(given, 'STUDIO_PORT', 3333),
    lake: readWebPort(given, 'LAKE_PORT', 3900),
    mail: readWebPort(given, 'MAIL_PORT', 3925),
    smtp: readPort(given, 'MAIL_SMTP_PORT', 2525),
    crm: readWebPort(given, 'CRM_PORT', 3950),
  };
  const addresses = {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    mail: `http://localhost:${ports.mail}`,
    crm: `http://localhost:${ports.crm}`,
  };
  const apiHost = given.SANITY_API_HOST ?? addresses.lake;
  const usesLake = apiHost === addresses.lake;
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const usesMailbox = filled.MAIL_SMTP_URL === undefined && filled.MAIL_API_URL === undefined;
  const agency = readAgency(filled.AGENCY ?? sampleAgency);
  const projectId = filled.SANITY_PROJECT_ID ?? agency.project;
  const dataset = filled.SANITY_DATASET ?? 'production';
  const secrets = { ...keepSecrets(path.join(dataFolder, 'secrets.json')), ...filled };
  const environment: Environment = {
    SANITY_STUDIO_PROJECT_ID: projectId,
    SANITY_STUDIO_DATASET: dataset,
    SITE_URL: addresses.site,
    SANITY_STUDIO_SITE_URL: filled.SITE_URL ?? addresses.site,
    SANITY_STUDIO_URL: addresses.studio,
    SITE_DATA_DIR: path.join(dataFolder, 'site'),
    LAKE_DATA_DIR: path.join(dataFolder, 'lake'),
    LAKE_STUDIO_USER: 'administrator',
    LAKE_STUDIO_ORIGINS: [addresses.studio, `http://127.0.0.1:${ports.studio}`].join(),
    LAKE_WEBHOOK_URL: `${addresses.site}/api/content-changed`,
    MAIL_DATA_DIR: path.join(dataFolder, 'mail'),
    SITE_PHONE: agency.phone,
    SITE_MAIL: agency.email,
    ...(usesMailbox && { MAIL_SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
    ...(usesLake && {
      SANITY_API_TOKEN: secrets.LAKE_EDITOR_TOKEN ?? '',
      SANITY_SCHEDULE_TOKEN: secrets.LAKE_EDITOR_TOKEN ?? '',
    }),
    ...secrets,
    ...agencyEnvironment(agency),
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_API_HOST: apiHost,
    SANITY_STUDIO_API_HOST: given.SANITY_STUDIO_API_HOST ?? apiHost,
    SITE_PORT: String(ports.site),
    STUDIO_PORT: String(ports.studio),
    LAKE_PORT: String(ports.lake),
    MAIL_PORT: String(ports.mail),
    MAIL_SMTP_PORT: String(ports.smtp),
  };
  return { agency, ports, addresses, usesLake, usesMailbox, environment };
}

const settingsFile = path.join(root, '.env');

/** The agency that is chosen on this machine; no other setting is read. */
export function chosenAgency(): string {
  const kept = existsSync(settingsFile) ? parseEnv(readFileSync(settingsFile, 'utf8')) : {};
  return process.env['AGENCY'] || kept['AGENCY'] || sampleAgency;
}

/** A demonstration has data of its own. */
export function readSettings(demonstration?: string): Settings {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const agency = path.basename(chosenAgency());
  // Each agency has content, leads and owners of its own.
  const parts = [
    ...(agency === sampleAgency ? [] : [agency]),
    ...(demonstration === undefined ? [] : [demonstration]),
  ];
  const data = path.join(root, '.data', ...parts);
  return completeSettings(Object.fromEntries(given), data);
}
