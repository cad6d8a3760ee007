import { expect, test } from 'vitest';
import { readEvents } from '../testing/event-reader.test-data.ts';
import type { Inbox, ReadEvent } from '../testing/event-reader.test-data.ts';
import { clientOf, freshFolder, freshLake, tokens } from '../testing/fresh-lake.test-data.ts';

const page = (id: string) => ({ _id: id, _type: 'page' });

async function resumable(filter = '*') {
  const lake = await freshLake();
  const listenTo = async (lastEventId?: string, more = '&enableResume=true') => {
    const url = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(filter)}${more}`;
    const last: Record<string, string> = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
    const { inbox } = await readEvents(url, { authorization: `Bearer ${tokens.editor}`, ...last });
    return inbox;
  };
  return { client: clientOf(lake), listenTo };
}

const documentOf = async (inbox: Inbox<ReadEvent>) => (await inbox.next()).data['documentId'];

test('a listener that comes back is told what it missed, once and in order', async () => {
  const { client, listenTo } = await resumable();
  const before = await listenTo();
  await before.next();
  await client.create(page('a'));
  const { id } = await before.next();
  await client.create(page('b'));
  await client.transaction().create(page('c')).create(page('d')).commit();
  const after = await listenTo(id);
  expect(await after.next()).toMatchObject({
    event: 'welcomeback',
    data: { listenerName: expect.any(String) as string },
  });
  expect([await documentOf(after), await documentOf(after), await documentOf(after)]).toEqual([
    'b',
    'c',
    'd',
  ]);
  await client.create(page('e'));
  expect(await documentOf(after)).toBe('e');
  expect(after.rest).toEqual([]);
});

test('a listener that heard nothing but its welcome resumes from there', async () => {
  const { client, listenTo } = await resumable('*[_type == "page"]');
  await client.create(page('a'));
  const before = await listenTo();
  const { event, id } = await before.next();
  expect(event).toBe('welcome');
  await client.create({ _id: 'other', _type: 'text' });
  await client.create(page('b'));
  const after = await listenTo(id);
  expect((await after.next()).event).toBe('welcomeback');
  expect(await documentOf(after)).toBe('b');
  const again = await listenTo(id);
  expect((await again.next()).event).toBe('welcomeback');
});

test('a listener starts anew when the lake does not know its place, or it broke off within a transaction', async () => {
  const { client, listenTo } = await resumable();
  await client.mutate([{ create: page('a') }, { create: page('b') }], { transactionId: 't1' });
  for (const lastEventId of ['unknown', 'unknown#a', 't1#a', '#', '']) {
    const inbox = await listenTo(lastEventId);
    expect(await inbox.next(), lastEventId).toMatchObject({ event: 'reset' });
    expect(inbox.rest).toEqual([]);
  }
  const whole = await listenTo('t1#b');
  expect(await whole.next()).toMatchObject({ event: 'welcomeback' });
});

test('after a reset the listener can resume again', async () => {
  const { client, listenTo } = await resumable();
  const { id } = await (await listenTo('unknown')).next();
  await client.create(page('a'));
  const inbox = await listenTo(id);
  expect((await inbox.next()).event).toBe('welcomeback');
  expect(await documentOf(inbox)).toBe('a');
});

test('only a listener that wants to resume does', async () => {
  const { client, listenTo } = await resumable();
  await client.create(page('a'));
  const welcome = await (await listenTo('unknown', '')).next();
  expect(welcome.event).toBe('welcome');
  expect(welcome).not.toHaveProperty('id');
});

test('a lake that was started again lets its listeners start anew', async () => {
  const dataDir = freshFolder();
  const first = await freshLake({ dataDir });
  const path = '/v2025-02-19/data/listen/production?query=*&enableResume=true';
  const { inbox } = await readEvents(first.url + path);
  const { id = '' } = await inbox.next();
  await first.close();
  const second = await freshLake({ dataDir });
  const again = await readEvents(second.url + path, { 'last-event-id': id });
  expect((await again.inbox.next()).event).toBe('reset');
});
