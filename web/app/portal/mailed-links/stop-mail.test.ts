import { expect, test } from 'vitest';
import { stopMailPath } from '../../content/paths/portal-path.ts';
import { newsKindIds } from '../news-kinds.ts';
import { owners } from '../owners/owner-tables.server.ts';
import { signAlertToken } from '../../forms/kinds/search-alert/alert-token.server.ts';
import { signStopLink } from '../links/stop-link.server.ts';
import { signedIn } from '../signed-in.test-data.ts';
import { showStop, stopMail } from './stop-mail.server.ts';

const site = 'https://huisenhaard.example';

type Mail = Parameters<typeof signStopLink>[1]['mail'];

async function linked(mail: Mail | 'alert' = 'monthly') {
  const { owner, platform, context } = await signedIn({ language: 'en' });
  const { SITE_SECRET: secret } = platform.settings;
  const token = await (mail === 'alert'
    ? signAlertToken(secret, owner.id)
    : signStopLink(secret, { ownerId: owner.id, mail }));
  const request = (method: string, headers: Record<string, string> = {}, body?: string) =>
    new Request(`${site}${stopMailPath('en', token)}`, { method, headers, ...(body && { body }) });
  const given = { platform, site: context.site, token };
  const stored = async () => (await platform.database.select().from(owners))[0];
  const wantsMail = async () => (await stored())?.wantsMonthlyMail;
  const show = async () => resultOf(await showStop({ ...given, request: request('GET') }));
  const post = async (headers: Record<string, string>, body = '') => {
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return resultOf(await stopMail({ ...given, request: request('POST', { ...form, ...headers }, body) }));
  };
  return { platform, token, show, post, wantsMail, stored };
}

function resultOf(response: Awaited<ReturnType<typeof showStop>>) {
  if (!('init' in response)) return { status: response.status, location: response.headers.get('Location') };
  const headers = new Headers(response.init?.headers);
  return { status: response.init?.status, page: response.data, cache: headers.get('Cache-Control') };
}

test('the link says what it does and changes nothing until its button is pressed', async () => {
  const { show, post, wantsMail, token } = await linked();
  expect(await show()).toMatchObject({
    status: 200,
    cache: 'no-store',
    page: {
      title: 'Your monthly summary by e-mail',
      text: 'Would you like to stop receiving the monthly summary at an@example.com? Your portal stays open to you.',
      form: { button: 'Stop the monthly summary' },
    },
  });
  expect(await wantsMail()).toBe(true);
  expect(await post({ Origin: site })).toEqual({ status: 303, location: stopMailPath('en', token) });
  expect(await wantsMail()).toBe(false);
  const stopped = await show();
  expect(stopped.page).toMatchObject({ title: 'You no longer receive the monthly summary' });
  expect(stopped.page).not.toHaveProperty('form');
});

test('the button of a mail program stops the mail at once and without a redirect, as often as it is pressed', async () => {
  const { post, wantsMail } = await linked();
  for (let time = 0; time < 2; time += 1)
    expect(await post({}, 'List-Unsubscribe=One-Click')).toMatchObject({ status: 200 });
  expect(await wantsMail()).toBe(false);
});

test('another site, a forged link and a link for something else stop nothing', async () => {
  const { platform, post, wantsMail } = await linked();
  expect((await post({ Origin: 'https://evil.example' }, 'x=y')).status).toBe(403);
  expect(await wantsMail()).toBe(true);
  const other = await linked('alert');
  expect((await other.show()).status).toBe(400);
  expect((await other.post({}, 'List-Unsubscribe=One-Click')).status).toBe(400);
  expect(await other.wantsMail()).toBe(true);
  await platform.database.delete(owners);
  expect(await post({}, 'List-Unsubscribe=One-Click')).toMatchObject({ status: 200 });
});

test('a link below news of one kind stops that kind alone, and one below a digest all news', async () => {
  const news = await linked('offer');
  expect((await news.show()).page).toMatchObject({
    title: 'News about an offer',
    form: { button: 'Stop these e-mails' },
  });
  for (let time = 0; time < 2; time += 1)
    expect(await news.post({}, 'List-Unsubscribe=One-Click')).toMatchObject({ status: 200 });
  expect(await news.stored()).toMatchObject({ stoppedNews: ['offer'], wantsMonthlyMail: true });
  expect((await news.show()).page).toMatchObject({ title: 'You no longer receive these e-mails' });
  const digest = await linked('digest');
  await digest.post({ Origin: site });
  expect((await digest.stored())?.stoppedNews).toEqual(newsKindIds);
});
