import { setTimeout as wait } from 'node:timers/promises';

const patience = 30_000;
const shortestWait = 100;
const longestWait = 2_000;

/** D1 calls a database that is locked while it commits an internal error, R2 an unspecified one. */
const lockedMessage = /SQLITE_BUSY|database is locked|already exists|internal error|Unspecified error/;

/** True for errors that another process on the same database causes, also when it holds the file while workerd starts. */
function isLocked(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ERR_RUNTIME_FAILURE' || lockedMessage.test(error.message) || isLocked(error.cause);
}

/** Retries for half a minute: local D1 is SQLite without a busy timeout, so a lock of another process fails at once. */
export async function retryStart<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (let delay = shortestWait; ; delay = Math.min(delay * 2, longestWait)) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || performance.now() > end) throw error;
      // Varied, so that two processes started at once do not collide again.
      await wait(delay * (0.5 + Math.random()));
    }
  }
}
