import { parseArgs } from 'node:util';
import type { Settings } from '../settings/settings.ts';

/** Property software with a stand-in that runs as a process. */
const demonstrated = ['whise'] as const;

/** The software that `--crm` asks for; undefined without it. @throws Error for one that has no stand-in */
export function askedSoftware(args: readonly string[]): string | undefined {
  const { values } = parseArgs({ args: [...args], options: { crm: { type: 'string' } } });
  if (values.crm === undefined) return undefined;
  const known = demonstrated.find((system) => system === values.crm);
  if (known === undefined) throw new Error(`--crm takes one of: ${demonstrated.join(', ')}.`);
  return known;
}

/** Has the site follow a stand-in on this machine, with the login that it knows. */
export function followSoftware(settings: Settings, system: string): Settings {
  const { addresses, ports, environment } = settings;
  const software = {
    CRM_SYSTEM: system,
    CRM_ADDRESS: addresses.crm,
    CRM_ACCOUNT: '77/41',
    CRM_USER: 'marketplace',
    CRM_SECRET: 'a secret of the marketplace',
    CRM_WEBHOOK_SECRET: environment['CRM_WEBHOOK_SECRET'] ?? 'events-of-the-stand-in-on-this-machine',
    CRM_EVERY: '1',
    CRM_TELLS: 'leads,visits',
    CRM_PORT: String(ports.crm),
  };
  return { ...settings, environment: { ...environment, ...software } };
}
