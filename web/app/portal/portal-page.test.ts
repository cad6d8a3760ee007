import { expect, test } from 'vitest';
import { handlePortalPost } from './handle-portal-post.server.ts';
import { loadPortalPage } from './load-portal-page.server.ts';
import { loadOverview } from './overview/load-overview.server.ts';
import { contextOf, sectionContext, signedIn } from './signed-in.test-data.ts';
import { testPlatform } from '../platform/platform.test-data.ts';

const addressOf = (path: string) => contextOf(testPlatform().platform, { path });

async function thrownBy(work: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw new Error('No response was thrown.');
  return thrown;
}

function overviewOf(page: Awaited<ReturnType<typeof loadPortalPage>>) {
  return page?.section.id === 'overview' ? page.section.data : undefined;
}

test('without a session every page of the portal leads to the login page, which leads back', async () => {
  const path = '/nl/eigenaars/?property=2101';
  const response = await thrownBy(
    loadPortalPage(addressOf(path), new Request(`https://huisenhaard.example${path}`)),
  );
  expect(response.status).toBe(303);
  expect(response.headers.get('Location')).toBe('/nl/login/?next=%2Fnl%2Feigenaars%2F%3Fproperty%3D2101');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('a cookie without a session is told that its session ended, and deleted', async () => {
  const request = new Request('https://huisenhaard.example/fr/proprietaires/', {
    headers: { Cookie: '__Host-owner=forged' },
  });
  const { platform } = testPlatform();
  const context = contextOf(platform, { language: 'fr', path: '/fr/proprietaires/' });
  const response = await thrownBy(loadPortalPage(context, request));
  expect(response.headers.get('Location')).toMatch(/^\/fr\/connexion\/\?notice=session-ended&next=/);
  expect(response.headers.get('Set-Cookie')).toMatch(/^__Host-owner=; .*Max-Age=0$/);
});

test('an owner sees their own properties only, with the address that visitors do not see', async () => {
  const { request, context } = await signedIn({ propertyIds: ['2107', '2136'] });
  const page = await loadPortalPage(context, request('/nl/eigenaars/'));
  expect(overviewOf(page)?.properties.map(({ id }) => id)).toEqual(['2107', '2136']);
  expect(page?.choice?.items.map(({ href, title }) => [href, title])).toEqual([
    ['/nl/eigenaars/', 'Al uw panden'],
    ['/nl/eigenaars/?property=2107', 'Vlamingdamsteeg 22'],
    ['/nl/eigenaars/?property=2136', 'Wolmarktsteeg 24 bus\u00a01'],
  ]);
});

test('a page of the portal tells its address to this site only, without which some browsers post no origin', async () => {
  const { request, context } = await signedIn();
  const page = await loadPortalPage(context, request('/nl/eigenaars/'));
  expect(page?.head).toMatchObject({ isPassedOn: false, tellsItself: true });
});

test('a property of somebody else is not found', async () => {
  const { request, platform } = await signedIn({ propertyIds: ['2101'] });
  const path = '/nl/eigenaars/?property=2102';
  expect(await loadPortalPage(contextOf(platform, { path }), request(path))).toBeUndefined();
});

test('a selected property limits the section, and the menu keeps it', async () => {
  const { request, platform } = await signedIn({ propertyIds: ['2101', '2136'] });
  const path = '/nl/eigenaars/?property=2136';
  const page = await loadPortalPage(contextOf(platform, { path }), request(path));
  expect(overviewOf(page)?.properties.map(({ id }) => id)).toEqual(['2136']);
  expect(page?.menu.items[0]?.href).toBe(path);
});

test('an owner without properties is told whom to call, and has nothing to choose', async () => {
  expect((await loadOverview(await sectionContext({ propertyIds: [] }))).empty?.text).toContain('Bel ons');
  const { request, context } = await signedIn({ propertyIds: [] });
  expect((await loadPortalPage(context, request('/nl/eigenaars/')))?.choice).toBeUndefined();
});

test('what comes from another site is refused before anything is read', async () => {
  const { request, context, platform } = await signedIn();
  const foreign = request('/nl/eigenaars/', { method: 'POST' }, { Origin: 'https://evil.example' });
  const refused = await thrownBy(handlePortalPost(context, foreign));
  expect(refused.status).toBe(403);
  const path = '/nl/eigenaars/geschiedenis/';
  const own = await thrownBy(
    handlePortalPost(contextOf(platform, { path }), request(path, { method: 'POST' })),
  );
  expect(own.status).toBe(405);
});
