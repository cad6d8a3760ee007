import { expect, test } from 'vitest';
import type { OwnerView } from 'schemas/staff-owner.ts';
import { testSite } from '../../forms/submit/posting.test-data.ts';
import { portalPath, portalSectionIds } from '../../content/paths/portal-path.ts';
import { handlePortalPost } from '../../portal/handle-portal-post.server.ts';
import { loadPortalPage } from '../../portal/load-portal-page.server.ts';
import { ownerChanges, owners, ownerSessions } from '../../portal/owners/owner-tables.server.ts';
import { handlePasskey } from '../../portal/passkeys/handle-passkey.server.ts';
import { isOwnProperty, requireOwner } from '../../portal/session/require-owner.server.ts';
import { endView, followViewLink } from '../../portal/session/view-as-owner.server.ts';
import { contextOf, signedIn } from '../../portal/signed-in.test-data.ts';
import { siteNow, staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { viewAsOwner } from './owner-endpoints.server.ts';

const origin = 'https://huisenhaard.example';
const statusOf = (work: Promise<unknown>) =>
  work.then(
    (done) => (done instanceof Response ? done.status : 200),
    (error: unknown) => (error instanceof Response ? error.status : error),
  );

/** An owner who never logged in, and a colleague with a session. */
async function arrange() {
  const person = await signedIn({ propertyIds: ['2101'], now: siteNow });
  const { owner, platform } = person;
  const { database } = platform;
  await database.delete(ownerSessions);
  await database.update(owners).set({ signedInAt: null });
  const ask = async (reference = '2101', id = owner.id) => {
    const token = await tokenFor(database, 'Koen Aerts');
    const given = staffRequest({ database, token, body: { reference }, path: `owner-views/${id}` });
    return viewAsOwner(given, id, () => Promise.resolve(testSite));
  };
  const follow = (path: string) => {
    const token = path.split('/').at(-2) ?? '';
    return followViewLink(contextOf(platform, { path }), new Request(`${origin}${path}`), token);
  };
  const open = async () => {
    const { path } = await (await ask()).json<OwnerView>();
    const opened = await follow(path);
    return { path, opened, cookie: opened.headers.get('Set-Cookie')?.split(';')[0] ?? '' };
  };
  const as = (cookie: string, path: string, init: RequestInit = {}) =>
    new Request(`${origin}${path}`, { ...init, headers: { Origin: origin, Cookie: cookie } });
  const show = (cookie: string, path = '/nl/eigenaars/') =>
    loadPortalPage(contextOf(platform, { path }), as(cookie, path));
  return { ...person, database, ask, follow, open, as, show };
}

test('a link shows staff the portal as an owner sees it, once and within a minute, in a session of its own', async () => {
  const { database, owner, ask, follow, open, show } = await arrange();
  const { path, opened, cookie } = await open();
  expect(path).toMatch(/^\/nl\/eigenaars\/view\/[0-9a-f]{64}\/\?property=2101$/);
  expect([opened.status, opened.headers.get('Location')]).toEqual([303, '/nl/eigenaars/?property=2101']);
  expect(opened.headers.get('Set-Cookie')).toMatch(
    /^__Host-owner_view=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=1800$/,
  );
  const page = await show(cookie, '/nl/eigenaars/?property=2101');
  expect(page?.viewed).toContain(owner.name);
  expect(await show(cookie, '/nl/eigenaars/?property=2102')).toBeUndefined();
  expect((await follow(path)).headers.get('Location')).toContain('notice=view-ended');
  expect([await statusOf(ask('2102')), await statusOf(ask('2101', 'nobody'))]).toEqual([404, 404]);

  expect(await database.select().from(ownerSessions)).toEqual([]);
  expect((await database.select().from(owners))[0]?.signedInAt).toBeNull();
  expect(await database.select().from(ownerChanges)).toMatchObject([
    { kind: 'viewed', staffName: 'Koen Aerts', propertyId: '2101', createdAt: siteNow },
  ]);
  await database.update(owners).set({ revokedAt: siteNow });
  expect(await statusOf(ask())).toBe(409);
  await expect(show(cookie)).rejects.toMatchObject({ status: 303 });
});

test('a view by staff can send nothing, counts as no visit, and ends by its button or after half an hour', async () => {
  const { platform, token, open, as, show } = await arrange();
  const { cookie } = await open();
  // Not even where an owner is logged in in the same browser.
  const both = `${cookie}; __Host-owner=${token}`;
  for (const id of portalSectionIds) {
    const path = portalPath('nl', id);
    const post = as(both, path, { method: 'POST', body: 'logout=everywhere' });
    const status = await statusOf(handlePortalPost(contextOf(platform, { path }), post));
    expect([id, status]).toEqual([id, [403, 405].find((each) => each === status)]);
  }
  const body = JSON.stringify({ step: 'add-options' });
  const adding = as(both, '/nl/eigenaars/passkey', { method: 'POST', body });
  expect(await statusOf(handlePasskey(contextOf(platform), adding))).toBe(403);
  expect(await isOwnProperty(as(cookie, '/api/view'), platform, '2101')).toBe(true);
  expect(await isOwnProperty(as(cookie, '/api/view'), platform, '2102')).toBe(false);

  const later = { ...platform, clock: () => new Date(siteNow.getTime() + 31 * 60_000) };
  const expired = requireOwner(as(cookie, '/nl/eigenaars/'), contextOf(later));
  await expect(expired).rejects.toMatchObject({ status: 303 });
  const end = (given: Request) => endView(contextOf(platform), given);
  const elsewhere = new Request(`${origin}/nl/eigenaars/view/end/`, { method: 'POST' });
  expect(await statusOf(end(elsewhere))).toBe(403);
  const ended = await end(as(cookie, '/nl/eigenaars/view/end/', { method: 'POST' }));
  expect(ended.headers.get('Set-Cookie')).toMatch(/^__Host-owner_view=; .*Max-Age=0$/);
  await expect(show(cookie)).rejects.toMatchObject({ status: 303 });
});
