import { type Clock, createClock } from './clock.server.ts';
import { type Bindings, readSettings, type Settings } from './env.server.ts';
import { type Database, openDatabase } from './storage.server.ts';

/** Everything a request may use of the outside world. Routes get it as their load context. */
export type Platform = {
  settings: Settings;
  database: Database;
  clock: Clock;
  /** Hosts besides our own that property pictures may come from. */
  pictureHosts: readonly string[];
  /** Whether this deployment shows the gallery of the interface's parts. */
  showsGallery: boolean;
  /** Allows this answer's own scripts; fresh for every answer. */
  nonce: string;
  /** Ties an answer to the log lines about it. */
  requestId: string;
  waitUntil: (promise: Promise<unknown>) => void;
};

export function createPlatform(
  bindings: Bindings,
  context: ExecutionContext,
  pictureHosts: readonly string[],
): Platform {
  return {
    settings: readSettings(bindings),
    database: openDatabase(bindings.DB),
    clock: createClock(bindings.TEST_CLOCK),
    pictureHosts,
    showsGallery: bindings.TEST_GALLERY === 'on',
    nonce: crypto.randomUUID().replaceAll('-', ''),
    requestId: crypto.randomUUID(),
    waitUntil: (promise) => {
      context.waitUntil(promise);
    },
  };
}
