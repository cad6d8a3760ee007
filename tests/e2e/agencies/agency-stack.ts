import { rmSync } from 'node:fs';
import path from 'node:path';
import { rehearse } from '../../../scripts/deploy/rehearsal.ts';
import { agencySettings } from '../../../scripts/e2e/e2e-settings.ts';
import { startStudioTwin } from '../../../scripts/e2e/e2e-stack.ts';
import { copySeededLake } from '../../../scripts/e2e/seeded-lake.ts';
import { createServices } from '../../../scripts/process/services.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import type { Environment, Settings } from '../../../scripts/settings/settings.ts';
import { test as base } from '../support/fixtures.ts';

/** The site and the Studio of an agency under test with its own content, mail and database; every line that any of them has printed. */
export type AgencyStack = Settings & { site: string; log: readonly string[] };

type AgencyFixtures = {
  agencyName: string;
  /** Serves the worker as a deployment packs it, in place of the build. */
  isPacked: boolean;
  studio: string;
  own: AgencyStack;
};

/** Returns the function that stops it. */
async function servePacked(env: Environment, folder: string, print: (line: string) => void) {
  const hostAt = await rehearse(env, folder);
  const host = hostAt('site');
  await host.migrate();
  return host.serve(print);
}

/** Tests of one agency share its stack, for they change nothing that another one reads. */
export const test = base.extend<object, AgencyFixtures>({
  agencyName: ['', { option: true, scope: 'worker' }],
  isPacked: [false, { option: true, scope: 'worker' }],
  studio: [async ({ own }, use) => use(own.addresses.studio), { scope: 'worker' }],
  own: [
    async ({ agencyName, isPacked }, use, { project }) => {
      const [site, studio, lake, mail, smtp] = [
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
      ];
      const ports = {
        SITE_PORT: String(site),
        STUDIO_PORT: String(studio),
        LAKE_PORT: String(lake),
        MAIL_PORT: String(mail),
        MAIL_SMTP_PORT: String(smtp),
      };
      const settings = agencySettings(agencyName, ports, project.name);
      const { environment: env, addresses, agency } = settings;
      const folder = path.dirname(env['LAKE_DATA_DIR'] ?? '');
      rmSync(folder, { recursive: true, force: true });
      copySeededLake(env['LAKE_DATA_DIR'] ?? '', addresses.lake, agency.id);
      const log: string[] = [];
      const print = (line: string) => void log.push(line);
      const services = createServices(print, print);
      await Promise.all([
        services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env }),
        services.start({ name: 'lake', script: 'lake/main.ts', env }),
        !isPacked && services.start({ name: 'site', script: 'web/serve.ts', env }),
      ]);
      const stopPacked = isPacked ? await servePacked(env, path.join(folder, 'deployed'), print) : undefined;
      const twin = await startStudioTwin(settings);
      await use({ ...settings, site: addresses.site, log });
      twin.close();
      await stopPacked?.();
      await services.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
