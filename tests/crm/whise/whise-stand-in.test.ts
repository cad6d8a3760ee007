import { expect, test } from 'vitest';
import { agencyModel, applyEdit } from '../agency-model.ts';
import { type Fault, faultPlan, faults, noFaults } from '../fault-plan.ts';
import { standInLogin, standInOffice, whiseStandIn } from './whise-stand-in.ts';
import { plantedWords } from './whise-wire.ts';

const hour = 60 * 60_000;
const start = Date.UTC(2026, 10, 20, 9);

type List = { estates?: { id: number }[]; totalCount: number; validationErrors: unknown[] };

function started({ keys = [1, 2, 3] as readonly number[], spoilt = [] as (Fault | undefined)[] } = {}) {
  const clock = { now: start };
  const model = agencyModel(keys, start);
  const plan = { ...noFaults, next: () => spoilt.shift() };
  const { answer } = whiseStandIn({ model, faults: plan, now: () => clock.now });
  const post = (path: string, body: unknown, token = '') =>
    answer(
      new Request(`https://crm.example${path}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      }),
    );
  async function tokenFor(office: number = standInOffice.office): Promise<string> {
    const login = await post('/token', { Username: standInLogin.user, Password: standInLogin.secret });
    const { token } = (await login.json()) as { token: string };
    const opened = await post(
      '/v1/admin/clients/token',
      { ClientId: standInOffice.client, OfficeId: office },
      token,
    );
    return ((await opened.json()) as { token: string }).token;
  }
  const list = async (body: unknown, token: string) =>
    (await (await post('/v1/estates/list', body, token)).json()) as List;
  return { clock, model, post, tokenFor, list };
}

const idsOf = ({ estates = [] }: List) => estates.map(({ id }) => id);

test('a token of the login opens an office, and both end after a day', async () => {
  const { post, tokenFor, clock } = started();
  expect((await post('/token', { Username: 'x', Password: 'y' })).status).toBe(401);
  const token = await tokenFor();
  const [, claims = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    office: standInOffice.office,
    exp: start / 1000 + 24 * 3600,
  });
  expect((await post('/v1/estates/list', {}, token)).status).toBe(200);
  clock.now += 25 * hour;
  expect((await post('/v1/estates/list', {}, token)).status).toBe(401);
});

test('another office sees nothing, without an error, and an empty list has no key', async () => {
  const { list, tokenFor } = started();
  expect(await list({}, await tokenFor(1))).toEqual({
    totalCount: 0,
    isValidRequest: true,
    validationErrors: [],
  });
});

test('what is offline is told only to those who ask for every state', async () => {
  const { list, tokenFor, model } = started();
  applyEdit(model, { kind: 'offline', key: 2, isOffline: true }, start + 1000);
  const token = await tokenFor();
  expect(idsOf(await list({}, token))).toEqual([1, 3]);
  expect(idsOf(await list({ Filter: { DisplayStatusIds: [1, 2] } }, token))).toEqual([1, 3, 2]);
});

test('an unknown key or a number for a page gets the first page and an objection', async () => {
  const { list, tokenFor } = started();
  const token = await tokenFor();
  for (const body of [{ PageSize: 1 }, { Page: 1 }]) {
    const answered = await list(body, token);
    expect([idsOf(answered).length, answered.validationErrors.length]).toEqual([3, 1]);
  }
  const paged = await list({ Page: { Limit: 1, Offset: 1 } }, token);
  expect([idsOf(paged), paged.totalCount, paged.validationErrors]).toEqual([[2], 3, []]);
});

test('changes are asked for by Belgian time, and pictures tell another one', async () => {
  const { list, tokenFor, model } = started();
  applyEdit(model, { kind: 'price', key: 1, price: 5 }, start + hour);
  const token = await tokenFor();
  const since = { Filter: { UpdateDateTimeRange: { Min: '2026-11-20T10:30:00' } } };
  const { estates } = await list(since, token);
  expect(estates).toMatchObject([
    {
      id: 1,
      updateDateTime: '2026-11-20T11:00:00.00',
      pictures: [{ updateDateTime: '2026-03-01T07:00:00' }, {}],
    },
  ]);
  applyEdit(model, { kind: 'price', key: 1, price: 6, isUnnoticed: true }, start + 5 * hour);
  expect((await list(since, token)).estates).toMatchObject([
    { price: 6, updateDateTime: '2026-11-20T11:00:00.00' },
  ]);
});

test('details come when they are asked for, and fields can be chosen', async () => {
  const { list, tokenFor } = started();
  const token = await tokenFor();
  const { estates = [] } = await list(
    { Filter: { ShowDetails: true }, Field: { Included: ['id', 'details'] } },
    token,
  );
  expect(Object.keys(estates[0] ?? {})).toEqual(['id', 'details']);
  expect((await list({}, token)).estates?.[0]).not.toHaveProperty('details');
});

test('what is for partners only is told with the rest', async () => {
  const { list, tokenFor, post, model } = started();
  applyEdit(model, { kind: 'book', key: 7, about: [1], start, as: 'visit' }, start);
  const token = await tokenFor();
  const appointments = await (await post('/v1/calendars/list', {}, token)).text();
  const told = JSON.stringify(await list({ Filter: { ShowDetails: true } }, token)) + appointments;
  for (const word of plantedWords) expect(told).toContain(word);
});

test('a seed decides which calls are spoilt, until the plan ends', () => {
  const drawn = (seed: number) => {
    const plan = faultPlan(seed, 0.5);
    const some = Array.from({ length: 200 }, () => plan.next());
    plan.end();
    expect(plan.next()).toBeUndefined();
    return some;
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(8)).not.toEqual(drawn(7));
  expect(new Set(drawn(7))).toEqual(new Set([undefined, ...faults]));
});

test('each fault of the plan spoils a call, and the next one is well', async () => {
  for (const fault of faults) {
    const { post, tokenFor } = started({ spoilt: [undefined, undefined, fault] });
    const token = await tokenFor();
    const body = { Page: { Limit: 1, Offset: 1 } };
    const spoilt = await post('/v1/estates/list', body, token).then(
      async (response) => `${response.status} ${await response.text()}`,
      String,
    );
    const well = await post('/v1/estates/list', body, token);
    expect(spoilt, fault).not.toBe(`${well.status} ${await well.text()}`);
  }
});
