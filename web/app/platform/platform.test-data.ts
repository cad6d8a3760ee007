import { sampleCatalogue } from '../properties/catalogue/sample-catalogue.test-data.ts';
import { emptyDatabase } from './database/node-database.test-data.ts';
import { brokenImages, emptyBucket } from './files/memory-bucket.test-data.ts';
import type { Platform } from './platform.server.ts';
import { testSettings } from './settings.test-data.ts';

export function testPlatform(changes: Partial<Platform> = {}) {
  const pending: Promise<unknown>[] = [];
  const platform: Platform = {
    settings: testSettings,
    database: emptyDatabase(),
    uploads: emptyBucket(),
    images: brokenImages(),
    clock: () => new Date('2026-03-02T09:00:00Z'),
    view: { kind: 'published' },
    sendMail: undefined,
    clientAddressHeader: undefined,
    catalogue: sampleCatalogue,
    importedCatalogue: sampleCatalogue,
    acceptSite: () => undefined,
    lifetime: { freshUntil: Infinity, endsAt: Infinity },
    showsStyleGuide: false,
    nonce: 'nonce',
    asksForData: false,
    requestId: 'request',
    waitUntil: (promise) => void pending.push(promise),
    ...changes,
  };
  return { platform, settled: () => Promise.all(pending.splice(0)) };
}
