import type { DeadLink } from 'schemas/outside-links.ts';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../platform/database/node-database.test-data.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { testSettings } from '../../platform/settings.test-data.ts';
import { staffRequest, tokenFor } from '../staff-requests.test-data.ts';
import { listDeadLinks, tryOutsideLinks } from './try-links.server.ts';

type Answers = Record<string, number | string>;

const pageWith = (...urls: string[]) => ({
  _id: 'page',
  _type: 'page',
  modules: urls.map((url) => ({ _key: url, _type: 'module', link: { _type: 'link', url } })),
});

/** A site whose links lead to servers that answer with a status or an address to go to, or not at all. */
function site(answers: Answers, { SITE_URL = testSettings.SITE_URL } = {}) {
  const database = emptyDatabase();
  const asked: string[] = [];
  const send: typeof fetch = (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(`${init?.method ?? ''} ${address}`);
    const answer = answers[`${init?.method ?? ''} ${address}`] ?? answers[address];
    if (answer === undefined) return Promise.reject(new TypeError('fetch failed'));
    return Promise.resolve(
      typeof answer === 'string'
        ? new Response(null, { status: 302, headers: { Location: answer } })
        : new Response(null, { status: answer }),
    );
  };
  const runAt = (time: string, urls: string[] = Object.keys(answers)) => {
    const clock = () => new Date(time);
    const { platform } = testPlatform({ database, clock, settings: { ...testSettings, SITE_URL } });
    return tryOutsideLinks(platform, { send, read: () => Promise.resolve([pageWith(...urls)]) });
  };
  const dead = async () => {
    const given = staffRequest({ database, token: await tokenFor(database) });
    return (await listDeadLinks(given)).json<DeadLink[]>();
  };
  return { asked, runAt, dead };
}

test('links are tried once a week by HEAD, then GET; what is meant to be gone is listed at once', async () => {
  const { asked, runAt, dead } = site({
    'https://fine.example/': 200,
    'https://moved.example/a': 'https://fine.example/',
    'https://gone.example/': 404,
    'https://shy.example/': 403,
    'HEAD https://old.example/': 405,
    'GET https://old.example/': 200,
  });
  const urls = ['fine.example/', 'moved.example/a', 'gone.example/', 'shy.example/', 'old.example/'];
  const links = urls.map((url) => `https://${url}`);
  expect(await runAt('2026-11-02T10:00:00Z', links)).toBe(5);
  expect(await dead()).toEqual([{ address: 'https://gone.example/', status: 404, since: '2026-11-02' }]);
  expect(asked).toContain('GET https://old.example/');
  expect(await runAt('2026-11-02T10:01:00Z', links)).toBe(0);
  expect(await runAt('2026-11-03T11:00:00Z', links)).toBe(1);
  expect(await runAt('2026-11-09T11:00:00Z', links)).toBe(5);
  expect(await runAt('2026-11-10T12:00:00Z', links.slice(0, 1))).toBe(0);
  expect(await dead()).toEqual([]);
});

test('silence counts once a second try has failed, and is forgotten when the server answers again', async () => {
  const answers: Answers = {};
  const { runAt, dead } = site(answers);
  const links = ['https://silent.example/'];
  await runAt('2026-11-02T10:00:00Z', links);
  expect(await dead()).toEqual([]);
  await runAt('2026-11-03T10:01:00Z', links);
  expect(await dead()).toEqual([{ address: 'https://silent.example/', since: '2026-11-02' }]);
  answers['https://silent.example/'] = 200;
  await runAt('2026-11-04T10:02:00Z', links);
  expect(await dead()).toEqual([]);
});

test('few are tried in a minute, the others in the next ones', async () => {
  const links = Array.from({ length: 12 }, (_, index) => `https://site-${String(index)}.example/`);
  const { runAt } = site(Object.fromEntries(links.map((link) => [link, 200])));
  const minutes = ['10:00', '10:01', '10:02', '10:03'];
  const tried: number[] = [];
  for (const minute of minutes) tried.push(await runAt(`2026-11-02T${minute}:00Z`, links));
  expect(tried).toEqual([5, 5, 2, 0]);
});

test('nothing within a private network is ever asked, and no redirect leads there or in circles', async () => {
  const inside = [
    'http://localhost/',
    'http://127.0.0.1:8787/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://2130706433/',
    'http://router.lan/',
    'https://user:secret@bank.example/',
  ];
  const turns: Answers = { 'https://turn.example/': 'http://10.0.0.1/', 'https://circle.example/': '/' };
  const { asked, runAt } = site(turns);
  const links = [...inside, ...Object.keys(turns)];
  await runAt('2026-11-02T10:00:00Z', links);
  await runAt('2026-11-02T10:01:00Z', links);
  expect(new Set(asked.map((each) => each.split(' ')[1]))).toEqual(new Set(Object.keys(turns)));
  expect(asked.length).toBeLessThan(20);
});

test('a site that is not public yet asks nobody', async () => {
  const { asked, runAt } = site({ 'https://fine.example/': 200 }, { SITE_URL: 'http://localhost:3000' });
  expect([await runAt('2026-11-02T10:00:00Z'), asked]).toEqual([0, []]);
});
