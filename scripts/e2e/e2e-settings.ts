import path from 'node:path';
import { findTakenPort } from '../settings/ports.ts';
import { sampleAgency } from '../../seed/agencies/agency.ts';
import {
  chosenAgency,
  completeSettings,
  root,
  type Environment,
  type Settings,
} from '../settings/settings.ts';

const ours = /^((SANITY|LAKE|SITE|STUDIO|MAIL)_|AGENCY|LANGUAGES)/;

/** Separates a port of one worker's stack from the same port of the next worker's. */
const portsApart = 50;

const portOf = (name: string, fallback: number, worker: number) =>
  Number(process.env[name] ?? fallback) + worker * portsApart;

/** Differs for each port, so that two runs on different ports share nothing. */
const folderOf = (sitePort: number) => path.join(root, '.cache', 'e2e', String(sitePort));

export const fixedNow = '2026-03-02T09:00:00.000Z';

/** Shared by every stack: no setting of the developer reaches it, and its clock stands still. */
function commonSettings(): Environment {
  const outside = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !ours.test(entry[0]),
  );
  return {
    ...Object.fromEntries(outside),
    SITE_TEST_BINDINGS: JSON.stringify({
      TEST_CLOCK: fixedNow,
      TEST_STYLE_GUIDE: 'on',
      TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client',
    }),
  };
}

/** By default of this process's worker. Ports are fixed, because the built Studio contains the lake's address. */
export function e2eSettings(worker = Number(process.env.TEST_PARALLEL_INDEX ?? 0)): Settings {
  const sitePort = portOf('E2E_SITE_PORT', 3100, worker);
  const given: Environment = {
    ...commonSettings(),
    SITE_PORT: String(sitePort),
    STUDIO_PORT: String(portOf('E2E_STUDIO_PORT', 3433, worker)),
    LAKE_PORT: String(portOf('E2E_LAKE_PORT', 3990, worker)),
    MAIL_PORT: String(sitePort + 25),
    MAIL_SMTP_PORT: String(sitePort + 26),
  };
  return completeSettings(given, folderOf(sitePort));
}

/** The second agency, which lives in the tests, so that they hold for more than the sample. */
export const otherAgency = 'tests/agencies/immo-rivage';

/** Agencies on which the short suite runs: the second one, and the one that is chosen on this machine. */
export const agenciesUnderTest: readonly string[] = [
  ...new Set([otherAgency, chosenAgency()].filter((name) => path.basename(name) !== sampleAgency)),
];

/** Built and stored apart from the sample; on the ports of `npm start` unless told others. */
export function agencySettings(
  agency: string,
  ports: Environment = {},
  stack = path.basename(agency),
): Settings {
  const built = path.join(root, '.cache', 'agencies', path.basename(agency));
  const given = { ...commonSettings(), ...ports, AGENCY: agency, SITE_BUILD_DIR: built };
  return completeSettings(given, path.join(root, '.cache', 'e2e', stack));
}

export function e2eDataFolder(worker?: number): string {
  return folderOf(e2eSettings(worker).ports.site);
}

export function findTakenE2ePort(worker = 0): Promise<string | undefined> {
  const { site, studio, lake, mail, smtp } = e2eSettings(worker).ports;
  const shift = worker === 0 ? '' : ` (${worker * portsApart} above it)`;
  return findTakenPort({
    [`E2E_SITE_PORT${shift}`]: site,
    [`E2E_STUDIO_PORT${shift}`]: studio,
    [`E2E_LAKE_PORT${shift}`]: lake,
    [`E2E_SITE_PORT (${mail - site + worker * portsApart} above it, the mailbox)`]: mail,
    [`E2E_SITE_PORT (${smtp - site + worker * portsApart} above it, its mail server)`]: smtp,
  });
}
