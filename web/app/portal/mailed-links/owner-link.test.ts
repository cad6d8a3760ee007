import { eq } from 'drizzle-orm';
import { readable } from '../../forms/submit/posting.test-data.ts';
import { expect, test } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import { owners, ownerTokens } from '../owners/owner-tables.server.ts';
import { findOwnerByEmail } from '../owners/owners.server.ts';
import type { LinkPurpose } from '../links/owner-tokens.server.ts';
import { outbox } from '../../platform/database/core-tables.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { isPassword } from '../password/password-hash.server.ts';
import { requireOwner } from '../session/require-owner.server.ts';
import { signedIn } from '../signed-in.test-data.ts';
import { followLink, showLink } from './owner-link.server.ts';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const site = 'https://huisenhaard.example';
const password = 'vier ramen op het zuiden';

async function mailed(purpose: LinkPurpose, { minutes = 0 } = {}) {
  const owner = await signedIn({ email: 'an@example.com', passwordHash: demoOwner.passwordHash });
  const { platform, context } = owner;
  await sendOwnerLink(context, 'An@example.com ', purpose);
  const [row] = await platform.database.select().from(outbox);
  const token = /\/link\/([0-9a-f]{64})\//.exec(row?.message.text ?? '')?.[1] ?? '';
  const now = new Date(platform.clock().getTime() + minutes * 60_000);
  const later = { ...platform, clock: () => now };
  const given = { platform: later, site: context.site, token };
  const request = (body?: Record<string, string>, origin = site) =>
    new Request(`${site}/nl/eigenaars/link/${token}/`, {
      method: body ? 'POST' : 'GET',
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      ...(body && { body: new URLSearchParams(body).toString() }),
    });
  const show = async () => resultOf(await showLink({ ...given, request: request() }));
  const follow = async (body: Record<string, string> = {}, origin?: string) =>
    resultOf(await followLink({ ...given, request: request(body, origin) }));
  return { ...owner, mail: row?.message, token, show, follow };
}

function resultOf(response: Awaited<ReturnType<typeof showLink>>) {
  if (!('init' in response)) {
    const { status, headers } = response;
    return { status, location: headers.get('Location'), cookie: headers.getSetCookie()[0] };
  }
  const headers = new Headers(response.init?.headers);
  return { status: response.init?.status, page: response.data, cache: headers.get('Cache-Control') };
}

test('a mailed link logs in once, on its button only', async () => {
  const { show, follow, context, token, platform } = await mailed('sign-in');
  expect(await show()).toMatchObject({
    status: 200,
    cache: 'no-store',
    page: { form: { button: 'Aanmelden' } },
  });
  expect(JSON.stringify(await platform.database.select().from(ownerTokens))).not.toContain(token);
  const { status, location, cookie } = await follow();
  expect([status, location]).toEqual([303, '/nl/eigenaars/']);
  const request = new Request(`${site}/nl/eigenaars/`, { headers: { Cookie: cookie?.split(';')[0] ?? '' } });
  expect(await requireOwner(request, context)).toMatchObject({ email: 'an@example.com' });
  const again = await follow();
  expect([again.status, again.page?.text]).toEqual([
    410,
    'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan.',
  ]);
});

test.each([
  ['sign-in', 19, 21],
  ['new-password', 59, 61],
  ['invitation', 7 * 24 * 60 - 1, 7 * 24 * 60 + 1],
] as const)('a link for %s works for its time', async (purpose, before, after) => {
  expect((await (await mailed(purpose, { minutes: before })).show()).status).toBe(200);
  expect((await (await mailed(purpose, { minutes: after })).show()).status).toBe(410);
});

test('[5.09] [5.15] a new password is checked by length, and its repetition must be equal', async () => {
  const { follow } = await mailed('new-password');
  const errorsOf = async (typed: string, repeated: string) => {
    const { status, page } = await follow({ password: typed, passwordConfirmation: repeated });
    return [status, page?.form?.shown && readable(page.form.shown).errors];
  };
  const short = 'Kies een wachtwoord van minstens 12 tekens';
  const long = 'Kies een wachtwoord van hoogstens 128 tekens';
  expect(await errorsOf('elf tekens!', 'elf tekens!')).toEqual([422, { password: short }]);
  expect(await errorsOf('ä'.repeat(129), 'ä'.repeat(129))).toEqual([422, { password: long }]);
  expect(await errorsOf(password, `${password} `)).toEqual([
    422,
    { passwordConfirmation: 'De wachtwoorden zijn niet gelijk' },
  ]);
});

test('a new password may not name the street of a home of its owner', async () => {
  const { follow } = await mailed('new-password');
  const home = await sampleCatalogue.find('2101', 'nl');
  const typed = `${home?.address?.street ?? ''} en veel meer`;
  const { status, page } = await follow({ password: typed, passwordConfirmation: typed });
  expect([status, page?.form?.shown?.lastResult.error?.['password']?.[0]]).toEqual([
    422,
    'Kies een wachtwoord zonder uw naam, uw e-mailadres, uw pand of de naam of het adres van ons kantoor',
  ]);
});

test('[2.51] a new password takes the place of the old one, ends every session and every other link', async () => {
  const { follow, platform, request, context } = await mailed('new-password');
  await sendOwnerLink(context, 'an@example.com', 'sign-in');
  const chosen = await follow({ password, passwordConfirmation: password });
  expect([chosen.status, chosen.location]).toEqual([303, '/nl/login/?notice=password-changed']);
  const owner = await findOwnerByEmail(platform.database, 'an@example.com');
  expect(await isPassword(password, owner?.passwordHash)).toBe(true);
  await expect(requireOwner(request('/nl/eigenaars/'), context)).rejects.toMatchObject({ status: 303 });
  expect(await platform.database.select().from(ownerTokens)).toEqual([]);
});

test('a new password is told to its owner, with what to do if somebody else chose it', async () => {
  const { follow, platform, owner } = await mailed('new-password');
  await follow({ password, passwordConfirmation: password });
  const mails = await platform.database.select().from(outbox).where(eq(outbox.submissionId, owner.id));
  expect(mails.map(({ message: { to, subject } }) => [to, subject])).toEqual([
    [['an@example.com'], 'Uw wachtwoord voor Huis & Haard is gewijzigd'],
  ]);
  expect(mails[0]?.message.text).toContain('Was u dit niet?');
});

test('an invitation leads to a first password and straight into the portal', async () => {
  const { follow, show, mail } = await mailed('invitation');
  expect(mail?.text).toContain('Kies uw wachtwoord');
  expect((await show()).page?.title).toBe('Welkom in uw portaal');
  const { location, cookie } = await follow({ password, passwordConfirmation: password });
  expect(location).toBe('/nl/eigenaars/');
  expect(cookie).toMatch(/^__Host-owner=[0-9a-f]{64};/);
});

test('[8.14] a link of an owner whose access staff took away says that it found nobody', async () => {
  const { show, follow, platform } = await mailed('new-password');
  await platform.database.update(owners).set({ revokedAt: platform.clock() });
  const text = 'Wij vonden geen persoon bij deze link. Neem gerust contact met ons op.';
  expect(await show()).toMatchObject({ status: 410, page: { text } });
  expect(await follow({ password, passwordConfirmation: password })).toMatchObject({
    status: 410,
    page: { text },
  });
});

test('a page of another site cannot use up a link', async () => {
  const { follow, show } = await mailed('sign-in');
  expect((await follow({}, 'https://evil.example')).status).toBe(403);
  expect((await show()).status).toBe(200);
});
