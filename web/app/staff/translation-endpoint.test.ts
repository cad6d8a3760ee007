import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDatabase } from '../platform/database/node-database.test-data.ts';
import { staffRequest, tokenFor } from './staff-requests.test-data.ts';
import { translateTexts } from './translation-endpoint.server.ts';

type Received = { headers: IncomingHttpHeaders; body: unknown };

const services: { close: () => void }[] = [];

afterEach(() => {
  for (const service of services.splice(0)) service.close();
});

/** A translation service on this machine. */
async function startService(status: number, respond: (texts: string[]) => unknown) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { 'Content-Type': 'application/json', Location: 'https://other.example/' });
      response.end(JSON.stringify(respond((body as { text: string[] }).text)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  services.push(server);
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/v2/translate`, received };
}

const french = (texts: string[]) => ({ translations: texts.map((text) => ({ text: `fr ${text}` })) });

let database = emptyDatabase();

beforeEach(() => {
  database = emptyDatabase();
});

async function translate(
  url: string,
  body: unknown = { to: 'fr', texts: ['Dag', '<x>{name}</x>'] },
  origin?: string,
) {
  const token = await tokenFor(database);
  const given = staffRequest({ database, token, body, path: 'translations', ...(origin && { origin }) });
  const settings = {
    ...given.context.settings,
    TRANSLATION_API_URL: url,
    TRANSLATION_API_KEY: 'a key of the service',
  };
  return translateTexts({ ...given, context: { ...given.context, settings } });
}

test('texts go to the service with its key, and come back in their order', async () => {
  const { url, received } = await startService(200, french);
  const response = await translate(url);
  expect(await response.json()).toEqual({ isSetUp: true, texts: ['fr Dag', 'fr <x>{name}</x>'] });
  expect(received[0]?.headers.authorization).toBe('DeepL-Auth-Key a key of the service');
  expect(received[0]?.body).toEqual({
    text: ['Dag', '<x>{name}</x>'],
    source_lang: 'NL',
    target_lang: 'FR',
    formality: 'prefer_more',
    tag_handling: 'xml',
    ignore_tags: ['x'],
  });
});

test('a site without a service says so, and no text leaves it', async () => {
  expect(await (await translate('')).json()).toEqual({ isSetUp: false });
  const { url, received } = await startService(200, french);
  expect(await (await translate(url, { to: 'fr', texts: [] })).json()).toEqual({ isSetUp: true, texts: [] });
  expect(received).toEqual([]);
});

test.each([
  [403, {}, 'key'],
  [456, {}, 'quota'],
  [429, {}, 'busy'],
  [500, {}, 'failed'],
  [302, {}, 'failed'],
  [200, { translations: [{ text: 'only one' }] }, 'failed'],
  [200, { other: [] }, 'failed'],
])(
  'a service that responds %i with %j is named as a problem, without the key',
  async (status, body, problem) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url } = await startService(status, () => body);
    expect(await (await translate(url)).json()).toEqual({ isSetUp: true, problem });
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/a key of the service|Dag/);
    logged.mockRestore();
  },
);

test('only a page of the Studio with a session may ask, and for no more than a request holds', async () => {
  const { url, received } = await startService(200, french);
  expect((await translate(url, undefined, 'https://other.example')).status).toBe(403);
  expect(
    (await translateTexts(staffRequest({ path: 'translations', body: { to: 'fr', texts: [] } }))).status,
  ).toBe(403);
  const long = 'woord '.repeat(2000);
  for (const texts of [[long], Array.from({ length: 51 }, () => 'a'), [''], 'Dag'])
    expect((await translate(url, { to: 'fr', texts })).status).toBe(400);
  expect((await translate(url, { to: 'it', texts: [] })).status).toBe(400);
  expect(received).toEqual([]);
});

test('the sixty-first request within ten minutes is refused', async () => {
  const { url } = await startService(200, french);
  let last = 200;
  for (let count = 0; count < 61 && last === 200; count += 1) last = (await translate(url)).status;
  expect(last).toBe(429);
});
