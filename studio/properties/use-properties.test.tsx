import { mutate } from 'swr';
import { beforeEach, expect, test, vi } from 'vitest';
import { frame, renderHook } from '../tool-page/render.test-data.tsx';
import { useProperties } from './use-properties.ts';

const site = vi.hoisted(() => ({ answers: [] as unknown[], sent: [] as unknown[] }));

vi.mock('../staff-api/use-staff-api.ts', () => ({
  useStaffApi: () => ({
    request: (_path: string, { body }: { body: unknown }) => {
      site.sent.push(body);
      const answer = site.answers.shift();
      return answer ? Promise.resolve(Response.json(answer)) : Promise.reject(new Error('No answer.'));
    },
  }),
}));

beforeEach(async () => {
  site.answers.length = 0;
  site.sent.length = 0;
  await mutate(() => true, undefined, { revalidate: false });
});

const listed = (...references: string[]) => references.map((reference) => ({ reference }));
const all = { properties: listed('1', '2'), total: 2, isWhole: true };
const some = { properties: listed('1', '2'), total: 900, isWhole: false };

const text = (typed: string) => ({ query: { text: typed } });

test('where the site gives all properties they are loaded once, whatever is searched', async () => {
  site.answers.push(all);
  const { render, wait, last } = await renderHook(useProperties, text(''));
  await render(text('gent'));
  await wait(250);
  const second = await renderHook(useProperties, {});
  const expected = { properties: all.properties, total: undefined, problem: undefined };
  expect([last(), second.last(), site.sent]).toEqual([expected, expected, [{}]]);
});

test('the tool asks again for its figures', async () => {
  site.answers.push(all, { ...all, properties: listed('1') });
  await renderHook(useProperties, {});
  const { wait, last } = await renderHook(useProperties, { isFresh: true });
  await wait(frame);
  expect(last().properties).toEqual(listed('1'));
});

test('where the site has many, those searched are loaded, and the first ones shown until then', async () => {
  site.answers.push(some, { ...some, properties: listed('7'), total: 31 });
  const { render, wait, last } = await renderHook(useProperties, {});
  expect(last()).toMatchObject({ properties: some.properties, total: 900 });
  await render(text('gent'));
  expect(last()).toMatchObject({ properties: some.properties });
  await wait(250);
  expect(last()).toMatchObject({ properties: listed('7'), total: 31 });
  await render({});
  await wait(250);
  expect(last()).toMatchObject({ properties: some.properties, total: 900 });
  expect(site.sent).toEqual([{}, { text: 'gent' }]);
});

test('a site without an answer is told as a problem', async () => {
  const { last } = await renderHook(useProperties, {});
  expect(last()).toEqual({ properties: undefined, total: undefined, problem: 'No answer.' });
});
