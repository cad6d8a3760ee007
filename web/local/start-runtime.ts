import { Miniflare, type MiniflareOptions } from 'miniflare';
import { migrateDatabase } from './migrate-database.ts';
import { retryStart } from './retry-start.ts';
import { dataFolderOf } from './site-options.ts';
import { whileOthersWait } from './start-lock.ts';

async function startOnce(environment: NodeJS.ProcessEnv, options: MiniflareOptions): Promise<Miniflare> {
  const miniflare = new Miniflare(options);
  try {
    await miniflare.ready;
    await migrateDatabase(miniflare, environment);
    return miniflare;
  } catch (error) {
    await miniflare.dispose();
    throw error;
  }
}

/** The failing tool's message on one line, without the SQL that the library repeats. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.message.startsWith('Failed query')
    ? reasonOf(error.cause)
    : error.message.replaceAll(/\s+/g, ' ');
}

/**
 * Starts workerd with the database of `environment` migrated. Nothing may reach the worker before that, so its own
 * port is random and undisclosed. Other sites that start on the same folder wait.
 * @throws Error whose message is shown to the user as it is
 */
export async function startRuntime(
  environment: NodeJS.ProcessEnv,
  options: MiniflareOptions,
): Promise<Miniflare> {
  try {
    return await whileOthersWait(dataFolderOf(environment), () =>
      retryStart(() => startOnce(environment, options)),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_RUNTIME_FAILURE') throw error;
    throw new Error(`The database of the site could not be migrated: ${reasonOf(error)}`, { cause: error });
  }
}
