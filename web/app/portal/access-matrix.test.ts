import { expect, test } from 'vitest';
import type { RouteConfigEntry } from '@remix-run/route-config';
import {
  isPortalPath,
  portalPath,
  portalSectionIds,
  portalFilePath,
  portalFileRoutes,
  portalFiles,
} from '../content/paths/portal-path.ts';
import routes from '../routes.ts';
import { ownerSessions } from './owners/owner-tables.server.ts';
import { sendPortalFile } from './files/send-portal-file.server.ts';
import { loadPortalPage } from './load-portal-page.server.ts';
import { withPrivacy } from './private-response.server.ts';
import { contextOf, signedIn } from './signed-in.test-data.ts';

/** Opened by the owner of a session, the holder of a mailed link, or anybody: the routes of each file. */
const doors: Record<string, 'session' | 'link' | 'anybody'> = {
  'routes/mailed-link.tsx': 'link',
  'routes/portal/owner-calendar.ts': 'link',
  'routes/portal/owner-view.ts': 'link',
  'routes/portal/portal.tsx': 'session',
  'routes/portal/portal-file.ts': 'session',
  'routes/portal/portal-passkey.ts': 'anybody',
};

const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const ofPortal = flat(routes).filter(
  ({ file, path }) => file.startsWith('routes/portal') || isPortalAddress(path),
);

function isPortalAddress(path: string | undefined): boolean {
  return /^(nl|fr|en|de)\//.test(path ?? '') && isPortalPath(`/${String(path)}/`);
}

test('every route of the portal says who may open it, and is out of every cache', () => {
  expect([...new Set(ofPortal.map(({ file }) => file))].toSorted()).toEqual(Object.keys(doors).toSorted());
  for (const { path = '' } of ofPortal) {
    const { headers } = withPrivacy(new Request(`https://huisenhaard.example/${path}/`), new Response());
    expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
  }
});

test('every address behind a session belongs to a section or a file', () => {
  const behindSession = ofPortal
    .filter(({ file }) => doors[file] === 'session')
    .map(({ path = '' }) => `/${path}/`);
  const ofSections = (['nl', 'fr', 'en', 'de'] as const).flatMap((language) =>
    portalSectionIds.map((id) => portalPath(language, id)),
  );
  const ofFiles = portalFileRoutes.map(({ path }) => `/${path}/`);
  expect(behindSession.toSorted()).toEqual([...ofFiles, ...ofSections].toSorted());
});

test.each(portalSectionIds)('the section %s shows an owner nothing of another', async (id) => {
  const other = await signedIn({ propertyIds: ['2102', '2137'], email: 'other@example.com' });
  const { database } = other.platform;
  const own = await signedIn({ database, propertyIds: ['2101'] });
  const load = (path: string) => loadPortalPage(contextOf(own.platform, { path }), own.request(path));
  const path = portalPath('nl', id);
  expect(JSON.stringify(await load(path))).not.toMatch(/\b(2102|2137)\b|other@example\.com/);
  for (const property of ['2102', '2137', '9999', '2101,2102'])
    expect([property, await load(portalPath('nl', id, { property }))]).toEqual([property, undefined]);
  await database.delete(ownerSessions);
  await expect(load(path)).rejects.toMatchObject({ status: 303 });
});

test.each(portalFiles.map(({ id }) => id))(
  'the file %s is for the owner of its property only',
  async (file) => {
    const { platform, request } = await signedIn({ propertyIds: ['2101'] });
    const statusOf = async (property: string, sent: (path: string) => Request) => {
      const path = portalFilePath('nl', file, { property, id: 'x' });
      const sending = sendPortalFile(contextOf(platform, { path }), sent(path), 'x');
      const response = await sending.catch((error: unknown) => error);
      return response instanceof Response ? response.status : response;
    };
    for (const property of ['2102', '9999']) expect(await statusOf(property, request)).toBe(404);
    const anonymous = (path: string) => new Request(`https://huisenhaard.example${path}`);
    expect(await statusOf('2101', anonymous)).toBe(303);
  },
);
