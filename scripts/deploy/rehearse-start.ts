import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import { canMeasureCpu, cpuSeconds, findWorkerd } from '../bench/cpu.ts';
import { root } from '../settings/settings.ts';
import type { Target } from './target.ts';

export type Rehearsal = { status: number; startSeconds: number | undefined };

/** Settings of the target, with what a rehearsal needs in place of gaps, and secrets of its own. */
function bindingsOf({ vars, secrets }: Target): Record<string, string> {
  const drawn = secrets.required
    .filter((name) => name !== 'MAIL_SMTP_URL')
    .map((name) => [name, randomBytes(24).toString('base64url')] as const);
  return {
    ...vars,
    SITE_URL: vars['SITE_URL'] || 'https://rehearsal.example',
    SANITY_PROJECT_ID: vars['SANITY_PROJECT_ID'] || 'rehearsal',
    // Refuses every connection, so that nothing of this machine or of the target is read.
    SANITY_API_HOST: 'http://127.0.0.1:9',
    ...Object.fromEntries(drawn),
  };
}

function modulesIn(folder: string) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'index.js');
  return ['index.js', ...names].map((name) => ({
    type: 'ESModule' as const,
    path: path.join(folder, name),
  }));
}

/**
 * Starts the modules that would go up, over the migrated database in `state`, and requests the home page. Without any
 * content the site responds with 503; a worker that cannot start or read its settings responds with 500.
 */
export async function rehearseStart(target: Target, worker: string, state: string): Promise<Rehearsal> {
  const { compatibility_date, compatibility_flags } = target.compatibility;
  const [database] = target.d1_databases;
  const miniflare = new Miniflare({
    modules: modulesIn(worker),
    modulesRoot: worker,
    compatibilityDate: compatibility_date,
    compatibilityFlags: [...compatibility_flags],
    bindings: bindingsOf(target),
    d1Databases: { [database.binding]: database.database_id },
    // Drops errors about the content that is missing here on purpose.
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      stdout.resume();
      stderr.resume();
    },
    d1Persist: path.join(state, 'v3', 'd1'),
    r2Buckets: target.r2_buckets.map(({ binding }) => binding),
    assets: {
      directory: path.join(root, 'web', 'build', 'client'),
      binding: 'ASSETS',
      routerConfig: { invoke_user_worker_ahead_of_assets: true, has_user_worker: true },
    },
  });
  try {
    const home = new URL('/nl/', await miniflare.ready);
    const { status } = await miniflare.dispatchFetch(home.href, { redirect: 'manual' });
    const startSeconds = canMeasureCpu ? cpuSeconds(findWorkerd(process.pid)) : undefined;
    return { status, startSeconds };
  } finally {
    await miniflare.dispose();
  }
}
