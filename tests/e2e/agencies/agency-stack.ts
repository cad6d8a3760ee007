import { rmSync } from 'node:fs';
import path from 'node:path';
import { agencySettings } from '../../../scripts/e2e/e2e-settings.ts';
import { startStudioTwin } from '../../../scripts/e2e/e2e-stack.ts';
import { copySeededLake } from '../../../scripts/e2e/seeded-lake.ts';
import { createServices } from '../../../scripts/process/services.ts';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import type { Settings } from '../../../scripts/settings/settings.ts';
import { test as base } from '../support/fixtures.ts';

/** The site and the Studio of an agency under test with its own content, mail and database; every line that any of them has printed. */
export type AgencyStack = Settings & { site: string; log: readonly string[] };

/** Tests of one agency share its stack, for they change nothing that another one reads. */
export const test = base.extend<object, { agencyName: string; studio: string; own: AgencyStack }>({
  agencyName: ['', { option: true, scope: 'worker' }],
  studio: [async ({ own }, use) => use(own.addresses.studio), { scope: 'worker' }],
  own: [
    async ({ agencyName }, use) => {
      const [site, studio, lake, mail, smtp] = [
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
        await findFreePort(),
      ];
      const settings = agencySettings(agencyName, {
        SITE_PORT: String(site),
        STUDIO_PORT: String(studio),
        LAKE_PORT: String(lake),
        MAIL_PORT: String(mail),
        MAIL_SMTP_PORT: String(smtp),
      });
      const { environment: env, addresses, agency } = settings;
      rmSync(path.dirname(env['LAKE_DATA_DIR'] ?? ''), { recursive: true, force: true });
      copySeededLake(env['LAKE_DATA_DIR'] ?? '', addresses.lake, agency.id);
      const log: string[] = [];
      const print = (line: string) => void log.push(line);
      const services = createServices(print, print);
      await Promise.all([
        services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env }),
        services.start({ name: 'lake', script: 'lake/main.ts', env }),
        services.start({ name: 'site', script: 'web/serve.ts', env }),
      ]);
      const twin = await startStudioTwin(settings);
      await use({ ...settings, site: addresses.site, log });
      twin.close();
      await services.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
