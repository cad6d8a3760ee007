import path from 'node:path';
import { findTakenPort } from '../settings/ports.ts';
import { completeSettings, root, type Environment, type Settings } from '../settings/settings.ts';

const ours = /^(SANITY|LAKE|SITE|STUDIO|MAIL)_/;

const sitePort = process.env.E2E_SITE_PORT ?? '3100';

/** Apart for each port, so that two runs on different ports do not meet. */
export const e2eDataFolder = path.join(root, '.cache', 'e2e', sitePort);

/** The moment at which the site believes to be during the browser tests. */
export const fixedNow = '2026-03-02T09:00:00.000Z';

/**
 * A stack of its own for browser tests, beside one that may be running: its ports are fixed, because the built
 * Studio contains the lake's address, and no setting of the developer reaches it.
 */
export function e2eSettings(): Settings {
  const outside = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !ours.test(entry[0]),
  );
  const given: Environment = {
    ...Object.fromEntries(outside),
    SITE_PORT: sitePort,
    STUDIO_PORT: process.env.E2E_STUDIO_PORT ?? '3433',
    LAKE_PORT: process.env.E2E_LAKE_PORT ?? '3990',
    // Beside the site's, so that two runs that differ in that port do not meet in these.
    MAIL_PORT: String(Number(sitePort) + 25),
    MAIL_SMTP_PORT: String(Number(sitePort) + 26),
    SITE_TEST_BINDINGS: JSON.stringify({
      TEST_CLOCK: fixedNow,
      TEST_GALLERY: 'on',
      TEST_CLIENT_ADDRESS_HEADER: 'X-Test-Client',
    }),
  };
  return completeSettings(given, e2eDataFolder);
}

/** A sentence when a port of the test stack is taken. */
export function findTakenE2ePort(): Promise<string | undefined> {
  const { site, studio, lake, mail, smtp } = e2eSettings().ports;
  return findTakenPort({
    E2E_SITE_PORT: site,
    E2E_STUDIO_PORT: studio,
    E2E_LAKE_PORT: lake,
    'E2E_SITE_PORT (25 above it, the mailbox)': mail,
    'E2E_SITE_PORT (26 above it, its mail server)': smtp,
  });
}
