import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';

const patience = 120_000;
const pause = 50;

function tryToLock(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if (error instanceof Error && error.message.includes('locked')) return false;
    throw error;
  }
}

/**
 * Runs work of several processes on the same folder one at a time. SQLite holds the lock, because the system releases
 * it however a process ends.
 * @throws Error whose message continues a sentence, after two minutes
 */
export async function whileOthersWait<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(join(folder, 'start.lock'), { timeout: 0 });
  try {
    const end = performance.now() + patience;
    while (!tryToLock(file)) {
      if (performance.now() > end) throw new Error('another site has been migrating it for two minutes');
      await wait(pause);
    }
    return await work();
  } finally {
    file.close();
  }
}
