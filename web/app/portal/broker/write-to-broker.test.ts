import { expect, test } from 'vitest';
import { outbox, submissions } from '../../platform/database/core-tables.server.ts';
import { loadSectionContext } from '../load-section-context.server.ts';
import { handlePortalPost } from '../handle-portal-post.server.ts';
import { loadOverview } from '../overview/load-overview.server.ts';
import { contextOf, sectionContext, signedIn } from '../signed-in.test-data.ts';

const path = '/nl/eigenaars/';

async function writer() {
  const { owner, platform, request } = await signedIn();
  const context = contextOf(platform, { path });
  return {
    platform,
    owner,
    send: async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields).toString();
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
      const response = await handlePortalPost(context, request(path, { method: 'POST', body }, headers));
      return 'init' in response
        ? { status: response.init?.status, ...response.data }
        : { status: response.status, next: response.headers.get('Location') };
    },
  };
}

test('each broker of the shown properties is there once, with the properties to write about', async () => {
  const { brokers } = await loadOverview(await sectionContext({ propertyIds: ['2101', '2136'] }));
  expect(brokers.map(({ name }) => name)).toContain('Hanne Verbruggen');
  expect(brokers.every(({ phone, email }) => phone !== '' && email !== '')).toBe(true);
  expect(brokers.flatMap(({ form }) => form.properties.map(({ id }) => id)).toSorted()).toEqual([
    '2101',
    '2136',
  ]);
});

test('a message becomes a lead about the property and a mail to its broker, once however often it is sent', async () => {
  const { send, platform } = await writer();
  const fields = { about: '2101', message: 'Kan het bezoek later?\r\nWij zijn er pas om 18 uur.' };
  const sent = { status: 303, next: '/nl/eigenaars/?written=2101' };
  expect([await send(fields), await send(fields)]).toEqual([sent, sent]);
  const leads = await platform.database.select().from(submissions);
  expect(leads).toMatchObject([
    {
      form: 'site-contact',
      state: 'new',
      values: { lastName: 'An Peeters', message: 'Kan het bezoek later?\nWij zijn er pas om 18 uur.' },
      context: { propertyId: '2101', page: '/nl/eigenaars/?property=2101' },
    },
  ]);
  const mails = await platform.database.select().from(outbox);
  expect(mails.map(({ message }) => [message.replyTo?.address, message.subject])).toEqual([
    ['an@example.com', 'Bericht van de eigenaar 2101: An Peeters'],
  ]);
  expect(mails[0]?.message.to).toContainEqual(expect.stringContaining('hanne'));
  expect(mails[0]?.message.text).toContain('Wij zijn er pas om 18 uur.');
});

test('the overview says that a message is sent, and to whom', async () => {
  const { platform, owner } = await writer();
  const noticeAt = async (query: string) => {
    const shown = await loadSectionContext(contextOf(platform, { path: `${path}${query}` }), owner);
    return shown && (await loadOverview(shown)).notice;
  };
  expect(await noticeAt('?written=2101')).toContain('Uw bericht is bij Hanne Verbruggen');
  expect(await noticeAt('?written=2102')).toBeUndefined();
});

test('what cannot be sent is given back as it was typed, and nothing is stored', async () => {
  const { send, platform } = await writer();
  expect(await send({ about: '2101', message: '  ' })).toMatchObject({
    status: 422,
    message: 'Vul uw bericht in',
    typed: { about: '2101' },
  });
  const long = 'a'.repeat(5001);
  expect(await send({ about: '2101', message: long })).toMatchObject({
    status: 422,
    typed: { message: long },
  });
  expect(await send({ about: '2102', message: 'Van iemand anders' })).toMatchObject({ status: 400 });
  expect(await send({ about: '2101', message: 'a'.repeat(70_000) })).toMatchObject({ status: 413 });
  expect(await platform.database.$count(submissions)).toBe(0);
});

test('the eleventh message within an hour is refused with its words kept', async () => {
  const { send } = await writer();
  for (let count = 1; count <= 10; count += 1)
    expect(await send({ about: '2101', message: `Bericht ${count}` })).toMatchObject({ status: 303 });
  expect(await send({ about: '2101', message: 'Bericht 11' })).toMatchObject({
    status: 429,
    typed: { message: 'Bericht 11' },
  });
});
