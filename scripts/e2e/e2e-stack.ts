import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { createServices } from '../process/services.ts';
import { e2eDataFolder, e2eSettings } from './e2e-settings.ts';
import { copySeededLake } from './seeded-lake.ts';
import { createStudioTwin } from './studio-twin.ts';

type Services = ReturnType<typeof createServices>;

/** Starts mailbox, lake, site and Studio of one Playwright worker, with the content as it was seeded. */
export async function startE2eStack(worker: number, services: Services): Promise<void> {
  rmSync(e2eDataFolder(worker), { recursive: true, force: true });
  const { environment: env, addresses, ports } = e2eSettings(worker);
  copySeededLake(env.LAKE_DATA_DIR ?? '', addresses.lake);
  await Promise.all([
    services.start({ name: 'mailbox', script: 'scripts/mailbox/main.ts', env }),
    services.start({ name: 'lake', script: 'lake/main.ts', env }),
    services.start({ name: 'site', script: 'web/serve.ts', env }),
    worker === 0
      ? services.start({ name: 'studio', script: 'studio/serve.ts', env })
      : once(
          createStudioTwin(e2eSettings(0).addresses, addresses).listen(ports.studio, '127.0.0.1').unref(),
          'listening',
        ),
  ]);
}
