import { type Clock, createClock } from './clock.server.ts';
import { type Bindings, readSettings, type Settings } from './env.server.ts';
import { createMailer } from './mail/create-mailer.server.ts';
import type { SendMail } from './mail/mail.server.ts';
import { type Database, openDatabase } from './database/storage.server.ts';

/** Which content a request may see: what is public, with drafts of everything, or with the draft of one document. */
export type ContentView =
  { kind: 'published' } | { kind: 'studio' } | { kind: 'link'; documentId: string; until: Date };

/** Where else than from our own origin a page may fetch. */
export type AllowedSources = {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
  media: readonly string[];
};

/** Everything a request may use of the outside world. Routes get it as their load context. */
export type Platform = {
  settings: Settings;
  database: Database;
  clock: Clock;
  view: ContentView;
  /** Sends a mail; undefined where no mail server is set up. */
  sendMail: SendMail | undefined;
  /** The header that tells visitors apart, where it is not the edge's. */
  clientAddressHeader: string | undefined;
  /** Hosts besides our own that property pictures may come from. */
  pictureHosts: readonly string[];
  /** Allowed by the response's policy besides; extended by `allowSources`. */
  allowedSources: AllowedSources;
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
  const settings = readSettings(bindings);
  return {
    settings,
    database: openDatabase(bindings.DB),
    clock: createClock(bindings.TEST_CLOCK),
    view: { kind: 'published' },
    sendMail: createMailer(settings),
    clientAddressHeader: bindings.TEST_CLIENT_ADDRESS_HEADER,
    pictureHosts,
    allowedSources: { script: [], connect: [], image: [], media: [] },
    showsGallery: bindings.TEST_GALLERY === 'on',
    nonce: crypto.randomUUID().replaceAll('-', ''),
    requestId: crypto.randomUUID(),
    waitUntil: (promise) => {
      context.waitUntil(promise);
    },
  };
}
