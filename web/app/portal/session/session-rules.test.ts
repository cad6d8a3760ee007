import { expect, test } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { outbox } from '../../platform/database/core-tables.server.ts';
import type { LinkPurpose } from '../links/owner-tokens.server.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { logIn } from './log-in.server.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { followLink } from '../mailed-links/owner-link.server.ts';
import { requireOwner } from './require-owner.server.ts';

const site = 'https://huisenhaard.example';
const { password, passwordHash } = demoOwner;
const chosen = { password: 'vier ramen op het zuiden', passwordConfirmation: 'vier ramen op het zuiden' };
const planted = '0'.repeat(64);
const rounds = process.env['VERIFY'] === 'whole' ? 30 : 1;

async function arrange() {
  const owner = await signedIn({ email: 'an@example.com', passwordHash });
  const { platform, context } = owner;
  const posted = (path: string, fields: Record<string, string>, cookie = `__Host-owner=${planted}`) =>
    new Request(`${site}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { Origin: site, Cookie: cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  const byPassword = (typed = password, cookie?: string) =>
    logIn(
      contextOf(platform, { path: '/nl/login/' }),
      posted('/nl/login/', { email: 'an@example.com', password: typed }, cookie),
    );
  const byLink = async (purpose: LinkPurpose, fields: Record<string, string> = {}, cookie?: string) => {
    await platform.database.delete(outbox);
    await sendOwnerLink(context, 'an@example.com', purpose);
    const [row] = await platform.database.select().from(outbox);
    const token = /\/link\/([0-9a-f]{64})\//.exec(row?.message.text ?? '')?.[1] ?? '';
    const request = posted(`/nl/eigenaars/link/${token}/`, fields, cookie);
    return followLink({ platform, site: context.site, request, token });
  };
  const logOut = (cookie: string, button: string) => {
    const path = '/nl/eigenaars/account/';
    return handlePortalPost(contextOf(platform, { path }), posted(path, { logout: button }, cookie));
  };
  const isOpen = (cookie: string) =>
    requireOwner(new Request(`${site}/nl/eigenaars/`, { headers: { Cookie: cookie } }), context).then(
      () => true,
      () => false,
    );
  return { byPassword, byLink, logOut, isOpen };
}

type Entered = Awaited<ReturnType<typeof logIn>> | Awaited<ReturnType<typeof followLink>>;

/** The cookie as a browser sends it, once its attributes are those of the figure. */
function cookieOf(response: Entered): string {
  const [cookie = ''] = 'headers' in response ? response.headers.getSetCookie() : [];
  expect(cookie).toMatch(/^__Host-owner=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/);
  return cookie.split(';')[0] ?? '';
}

const unhurried = { timeout: 30_000 + rounds * 3000 };

test(
  'every login gives a new id in a __Host- cookie, whatever id the browser brought',
  unhurried,
  async () => {
    const { byPassword, byLink, isOpen } = await arrange();
    const cookies: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      cookies.push(cookieOf(await byPassword()));
      cookies.push(cookieOf(await byLink('sign-in')));
    }
    cookies.push(cookieOf(await byLink('invitation', chosen)));
    const isPlantedOpen = await isOpen(`__Host-owner=${planted}`);
    const repeated = cookies.length - new Set(cookies).size;
    recordFigure('13 logins of owners', {
      logins: cookies.length,
      'ids taken over': repeated + Number(isPlantedOpen),
    });
    expect(repeated).toBe(0);
    expect(await isOpen(cookies.at(-1) ?? '')).toBe(true);
    expect(isPlantedOpen).toBe(false);
  },
);

test('whoever logs in again in a browser ends the session that it had', async () => {
  const { byPassword, byLink, isOpen } = await arrange();
  const elsewhere = cookieOf(await byPassword());
  const first = cookieOf(await byPassword());
  const second = cookieOf(await byPassword(password, first));
  expect(await isOpen(first)).toBe(false);
  const third = cookieOf(await byLink('sign-in', {}, second));
  expect([await isOpen(second), await isOpen(third), await isOpen(elsewhere)]).toEqual([false, true, true]);
});

test('a cookie opens nothing once its owner has logged out here or everywhere, or changed the password', async () => {
  let ended = 0;
  let stillOpen = 0;
  const { byPassword, byLink, logOut, isOpen } = await arrange();
  const endings = [
    { end: (cookie: string) => logOut(cookie, 'here'), isOtherOpen: true },
    { end: (cookie: string) => logOut(cookie, 'everywhere'), isOtherOpen: false },
    { end: () => byLink('new-password', chosen), isOtherOpen: false },
  ];
  for (const { end, isOtherOpen } of endings) {
    const [cookie, other] = [cookieOf(await byPassword()), cookieOf(await byPassword())];
    expect([await isOpen(cookie), await isOpen(other)]).toEqual([true, true]);
    await end(cookie);
    const open = [await isOpen(cookie), await isOpen(other)];
    const endedHere = isOtherOpen ? open.slice(0, 1) : open;
    ended += endedHere.length;
    stillOpen += endedHere.filter(Boolean).length;
    expect.soft(open).toEqual([false, isOtherOpen]);
  }
  recordFigure('13 ended sessions of owners', { ended, 'still open': stillOpen });
  expect(await byPassword()).toMatchObject({ init: { status: 422 } });
  cookieOf(await byPassword(chosen.password));
});
