import type * as Crypto from 'node:crypto';
import { scrypt } from 'node:crypto';
import { StatementSync } from 'node:sqlite';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import demoOwner from '../../../../seed/sample/owners/demo-owner.json' with { type: 'json' };
import type { Platform } from '../../platform/platform.server.ts';
import { recordFigure } from '../../platform/record-figure.test-data.ts';
import { contextOf, signedIn } from '../signed-in.test-data.ts';
import { requestReset } from '../mailed-links/reset-page.server.ts';
import { logIn } from '../session/log-in.server.ts';

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof Crypto>();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) };
});

afterEach(() => {
  vi.mocked(scrypt).mockClear();
});

const site = 'https://huisenhaard.example';
const known = 'an@example.com';
const unknown = 'nobody@example.com';

const posted = (path: string, fields: Record<string, string>) =>
  new Request(`${site}${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { Origin: site, 'Content-Type': 'application/x-www-form-urlencoded' },
  });

const toLogin = (platform: Platform, fields: Record<string, string>) =>
  logIn(contextOf(platform, { path: '/nl/login/' }), posted('/nl/login/', fields));

/** Everything that takes an address and must not tell whether an owner has it. */
const ways = {
  'wrong password': (platform: Platform, email: string) =>
    toLogin(platform, { email, password: 'niet dit wachtwoord' }),
  'link to log in': (platform: Platform, email: string) => toLogin(platform, { email, way: 'link' }),
  'new password': (platform: Platform, email: string) => {
    const { site: content } = contextOf(platform);
    return requestReset({ platform, site: content, request: posted('/nl/eigenaars/wachtwoord/', { email }) });
  },
} as const;

type Way = keyof typeof ways;
const names = Object.keys(ways) as Way[];

/** An owner with a password, and a clock that leaves every limit behind before the next attempt. */
async function arrange(changes: Partial<Platform> = {}) {
  const { platform } = await signedIn({ email: known, passwordHash: demoOwner.passwordHash });
  let now = platform.clock().getTime();
  const clock = () => new Date(now);
  const given = { ...platform, ...changes, clock };
  return (way: Way, email: string) => {
    now += 2 * 60 * 60_000;
    return ways[way](given, email);
  };
}

function describe(response: Awaited<ReturnType<(typeof ways)[Way]>>): unknown {
  if (!('init' in response)) return [response.status, [...response.headers]];
  return [response.init, JSON.stringify(response.data).replaceAll(/(an|nobody)@example\.com/g, 'typed')];
}

test.each(names)('%s: known and unknown take the same statements and as much hashing', async (way) => {
  const attempt = await arrange();
  const all = vi.spyOn(StatementSync.prototype, 'all');
  const workFor = async (email: string) => {
    all.mockClear();
    vi.mocked(scrypt).mockClear();
    const response = describe(await attempt(way, email));
    return {
      response,
      statements: all.mock.contexts.map((one) => (one as StatementSync).sourceSQL),
      hashing: vi
        .mocked(scrypt)
        .mock.calls.map(([, salt, length, cost]) => [Buffer.from(salt as Uint8Array).length, length, cost]),
    };
  };
  const work = await workFor(known);
  expect(work.statements.length).toBeGreaterThan(1);
  expect(work.hashing.length).toBe(way === 'wrong password' ? 1 : 0);
  const other = await workFor(unknown);
  recordFigure(`14 login and reset: ${way}`, {
    'statements and hashings': work.statements.length + work.hashing.length,
    'known and unknown differ': Number(!isDeepStrictEqual(other, work)),
  });
  expect(other).toEqual(work);
});

test.each(names.filter((way) => way !== 'wrong password'))(
  '%s: the response does not wait for the mail server, which only a known address reaches',
  async (way) => {
    const sendMail = vi.fn(() => new Promise<never>(() => undefined));
    const waitUntil = vi.fn();
    const attempt = await arrange({ sendMail, waitUntil });
    for (const email of [unknown, known]) expect(await attempt(way, email)).toMatchObject({ status: 303 });
    expect(waitUntil).toHaveBeenCalledTimes(2);
    await vi.waitFor(() => expect(sendMail).toHaveBeenCalledTimes(1));
  },
);

const isWhole = process.env['VERIFY'] === 'whole';

test.runIf(isWhole)(
  'the times of known and unknown are recorded beside each other',
  async () => {
    const rounds = 100;
    for (const way of names) {
      const attempt = await arrange();
      const times: Record<string, number[]> = { known: [], unknown: [] };
      for (let round = 0; round < rounds; round += 1)
        for (const [name, email] of round % 2 === 0 ? people : people.toReversed()) {
          const start = performance.now();
          await attempt(way, email);
          times[name]?.push(performance.now() - start);
        }
      for (const [name, measured] of Object.entries(times)) {
        expect(measured.length).toBe(rounds);
        recordFigure(`14 ${way}, ${name} (ms)`, spread(measured));
      }
    }
  },
  600_000,
);

const people: [name: string, email: string][] = [
  ['known', known],
  ['unknown', unknown],
];

function spread(times: readonly number[]): Record<string, string> {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(2);
  return { fastest: at(0), quarter: at(0.25), half: at(0.5), 'three quarters': at(0.75), most: at(0.95) };
}
