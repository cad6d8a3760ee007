import { setTimeout as wait } from 'node:timers/promises';

const patience = 30_000;
const shortestWait = 100;
const longestWait = 2_000;

/** For a database locked while it commits, D1 reports an internal error and R2 an unspecified one. */
const lockedMessage = /SQLITE_BUSY|database is locked|internal error|Unspecified error/;

function isLocked(error: unknown): boolean {
  return error instanceof Error && (lockedMessage.test(error.message) || isLocked(error.cause));
}

/** Also true if another process holds the file while workerd starts. */
function isPassing(error: unknown): boolean {
  return isLocked(error) || (error as NodeJS.ErrnoException).code === 'ERR_RUNTIME_FAILURE';
}

/**
 * Retries for half a minute, because a running site on the same database can make the work fail.
 * @throws the last error, or a sentence in its place if the database was locked
 */
export async function retryStart<Result>(work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + patience;
  for (let delay = shortestWait; ; delay = Math.min(delay * 2, longestWait)) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (performance.now() > end) {
        if (!isLocked(error)) throw error;
        throw new Error('another program has locked it for half a minute', { cause: error });
      }
      // Varied, so that two processes started at once do not collide again.
      await wait(delay * (0.5 + Math.random()));
    }
  }
}
