import { type Clock, createClock } from './clock.server.ts';
import { type Bindings, readSettings, type Settings } from './env.server.ts';
import type { Catalogue } from '../properties/catalogue/create-catalogue.ts';
import { newLifetime, type PageLifetime } from './page-lifetime.server.ts';
import { createMailer } from './mail/create-mailer.server.ts';
import type { SendMail } from './mail/mail.server.ts';
import { type Database, openDatabase } from './database/database.server.ts';

export type ContentView =
  | { kind: 'published' }
  /** The Studio's preview, of drafts unless its editor chose to see what is published. */
  | { kind: 'studio'; showsPublished?: boolean }
  | { kind: 'link'; documentId: string; until: Date };

export type Platform = {
  settings: Settings;
  database: Database;
  uploads: R2Bucket;
  images: ImagesBinding;
  clock: Clock;
  view: ContentView;
  /** By a router in the browser, and only a preview has one. */
  asksForData: boolean;
  sendMail: SendMail | undefined;
  clientAddressHeader: string | undefined;
  /** The properties as this request sees them: imported, with the published edits. It never changes. */
  catalogue: Catalogue;
  /** The same properties without edits, hidden ones included. */
  importedCatalogue: Catalogue;
  /** Throws for a site of which nothing could be shown. */
  acceptSite: (site: unknown) => void;
  /** Shortened by content that is loaded, and by the response for what its page needs. */
  lifetime: PageLifetime;
  showsStyleGuide: boolean;
  nonce: string;
  requestId: string;
  waitUntil: (promise: Promise<unknown>) => void;
};

export type Render = (request: Request, platform: Platform) => Promise<Response>;

/** The id under which the edge logs a request, so that one search finds both; one of our own without an edge. */
function requestIdOf(request: Request | undefined): string {
  const ray = request?.headers.get('CF-Ray') ?? '';
  return /^[0-9a-f]{16}(-[A-Z]{3})?$/.test(ray) ? ray : crypto.randomUUID();
}

export function createPlatform(
  bindings: Bindings,
  context: ExecutionContext,
  given: Pick<Platform, 'acceptSite' | 'catalogue' | 'importedCatalogue'>,
  request?: Request,
): Platform {
  const settings = readSettings(bindings);
  const clock = createClock(bindings.TEST_CLOCK);
  return {
    settings,
    database: openDatabase(bindings.DB),
    uploads: bindings.UPLOADS,
    images: bindings.IMAGES,
    clock,
    view: { kind: 'published' },
    asksForData: request !== undefined && new URL(request.url).pathname.endsWith('.data'),
    sendMail: createMailer(settings),
    clientAddressHeader: bindings.TEST_CLIENT_ADDRESS_HEADER,
    ...given,
    lifetime: newLifetime(clock),
    showsStyleGuide: bindings.TEST_STYLE_GUIDE === 'on',
    nonce: crypto.randomUUID().replaceAll('-', ''),
    requestId: requestIdOf(request),
    waitUntil: (promise) => {
      context.waitUntil(promise);
    },
  };
}
