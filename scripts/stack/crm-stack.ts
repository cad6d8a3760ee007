import { parseArgs } from 'node:util';
import type { Settings } from '../settings/settings.ts';

/** Property software with a stand-in that runs as a process, and the login that it knows. */
const demonstrated = {
  whise: { title: 'Whise', account: '77/41', user: 'marketplace', secret: 'a secret of the marketplace' },
  sweepbright: {
    title: 'SweepBright',
    account: 'c0000000-0000-4000-8000-000000000001',
    user: 'client',
    secret: 'a secret of the client',
  },
  omnicasa: { title: 'Omnicasa', account: '7', user: 'customer', secret: 'GEHEIM-wachtwoord' },
  skarabee: { title: 'Skarabee', account: '1', user: 'website', secret: 'een geheim van de website' },
  kyero: { title: 'Kyero', account: 'costa', user: '', secret: '/export/{account}.xml?key=of-the-feed' },
  openimmo: { title: 'OpenImmo', account: 'eupen', user: '', secret: 'a secret of the sender' },
} as const;

export type Demonstrated = keyof typeof demonstrated;

const isDemonstrated = (system: string): system is Demonstrated => Object.hasOwn(demonstrated, system);

export const softwareTitle = (system: Demonstrated): string => demonstrated[system].title;

/** The software that `--crm` asks for; undefined without it. @throws Error for one that has no stand-in */
export function askedSoftware(args: readonly string[]): Demonstrated | undefined {
  const { values } = parseArgs({ args: [...args], options: { crm: { type: 'string' } } });
  if (values.crm === undefined) return undefined;
  if (!isDemonstrated(values.crm))
    throw new Error(`--crm takes one of: ${Object.keys(demonstrated).join(', ')}.`);
  return values.crm;
}

export function followSoftware(settings: Settings, system: Demonstrated): Settings {
  const { addresses, ports, environment } = settings;
  const { account, user, secret } = demonstrated[system];
  const software = {
    CRM_SYSTEM: system,
    CRM_ADDRESS: addresses.crm,
    CRM_ACCOUNT: account,
    CRM_USER: user,
    CRM_SECRET: secret,
    CRM_WEBHOOK_SECRET: environment['CRM_WEBHOOK_SECRET'] ?? 'events-of-the-stand-in-on-this-machine',
    CRM_EVERY: '1',
    CRM_READS: 'visits',
    CRM_TELLS: 'leads,visits,addresses',
    CRM_PORT: String(ports.crm),
  };
  return { ...settings, environment: { ...environment, ...software } };
}
