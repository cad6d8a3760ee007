import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { withSite } from '../../content/cms/site.test-data.ts';
import type { Platform } from '../../platform/platform.server.ts';
import { testPlatform } from '../../platform/platform.test-data.ts';
import { editOf, openHouseOn } from '../../properties/catalogue/records/property-edits.test-data.ts';
import { sampleCatalogue, sampleWith } from '../../properties/catalogue/sample-catalogue.test-data.ts';
import { readListAddress } from '../../properties/filters/list-address.ts';
import * as feedSourceModule from '../feeds/feed-source.server.ts';
import { feedContent, feedSite } from '../feeds/feed-site.test-data.ts';
import { serveAssistants } from './serve-assistants.server.ts';
import { tools } from './tools.server.ts';

withSite(() => feedSite);

beforeEach(() => {
  vi.spyOn(feedSourceModule, 'feedSource').mockImplementation((platform, local) =>
    Promise.resolve({
      ...local,
      content: feedContent,
      catalogue: platform.catalogue,
      siteUrl: platform.settings.SITE_URL,
      now: platform.clock(),
    }),
  );
});

const address = new URL('https://site.test/mcp');
const now = new Date('2026-11-20T09:00:00Z');
const site = () => testPlatform({ clock: () => now }).platform;

async function connect(platform = site()) {
  const client = new Client({ name: 'test', version: '1' });
  const fetchHere = (url: string | URL, init?: RequestInit) =>
    serveAssistants(new Request(url, init), platform);
  await client.connect(new StreamableHTTPClientTransport(address, { fetch: fetchHere }));
  return client;
}

async function call(name: string, input: Record<string, unknown>, platform: Platform) {
  const client = await connect(platform);
  return client.callTool({ name, arguments: input });
}

async function ask(name: string, input: Record<string, unknown>, platform = site()) {
  const { structuredContent = {}, isError } = await call(name, input, platform);
  expect([name, isError]).toEqual([name, undefined]);
  return structuredContent as Record<string, unknown>;
}

async function problemOf(name: string, input: Record<string, unknown>, platform = site()) {
  const { content, isError } = await call(name, input, platform);
  expect([name, isError]).toEqual([name, true]);
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

test('an assistant meets the agency, and tools that change nothing', async () => {
  const client = await connect();
  expect(client.getInstructions()).toContain('Huis & Haard');
  const listed = await client.listTools();
  expect(listed.tools.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  for (const { annotations, description = '', inputSchema } of listed.tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description).toMatch(/\.$/);
    expect(inputSchema.properties).toHaveProperty('language');
  }
});

test('a sentence finds the homes of the list that it leads to, and says what it did not understand', async () => {
  const found = await ask('find_homes', { sentence: 'huis met tuin tot 450k flurb', language: 'nl' });
  expect(found).toMatchObject({ goal: 'sale', page: 1, notUnderstood: ['flurb'] });
  expect(found['understood']).toEqual(['Huis, villa of hoeve', 'Tot €\u00A0450.000', 'Tuin']);
  const { searchParams, pathname } = new URL(String(found['list']));
  expect(pathname).toBe('/nl/for-sale/');
  const { filters } = readListAddress(searchParams);
  const ids = sampleCatalogue.ids({ goal: 'sale', filters, municipalities: feedSite.municipalities });
  expect(found['total']).toBe(ids.length);
  expect(found['homes']).toEqual(
    ids.slice(0, 10).map((reference) => expect.objectContaining({ reference }) as object),
  );
});

test('filters say the same as a sentence, and a value that means nothing is named', async () => {
  const said = await ask('find_homes', { sentence: 'te huur, 2 slaapkamers, lift', language: 'nl' });
  const filters = { bedrooms: 2, lift: true, energy: 'Z', city: [] };
  const chosen = await ask('find_homes', { goal: 'rent', filters, language: 'nl' });
  expect(chosen['homes']).toEqual(said['homes']);
  expect(chosen['notUnderstood']).toEqual(['energy']);
  expect(await problemOf('find_homes', { page: 999 })).toMatch(/^There are \d+ pages\.$/);
});

test('one home tells what its page tells, in the language of the question', async () => {
  const { home, wordsOfTheAgency, facts, forms } = await ask('get_home', {
    reference: '2101',
    language: 'fr',
  });
  expect(home).toMatchObject({ reference: '2101', city: 'Malines', price: { amount: 389000 } });
  expect(wordsOfTheAgency).toMatchObject({ language: 'fr' });
  const words = { t: serverText(feedSite, 'fr'), language: 'fr' } as const;
  const onPage = await sampleCatalogue.facts('2101', words);
  expect(facts).toEqual(
    onPage.map((group) => ({
      group: words.t(group.name),
      facts: group.facts.map(({ label, value }) => ({ label, value })),
    })),
  );
  expect(forms).toMatchObject({ visit: expect.stringMatching(/\/2101\/visite\/$/) as string });
});

test('[3.14] [3.16] no tool tells a hidden price, address or position', async () => {
  const secret = /Reeën|1[. ,]?875[. ,]?000|51\.266|4\.5585/;
  for (const [name, input] of [
    ['get_home', { reference: '2108' }],
    ['compare_homes', { references: ['2108', '2101'] }],
    ['costs_of_home', { reference: '2108' }],
    ['prepare_question', { reference: '2108' }],
    ['find_homes', { sentence: '2108' }],
    ['find_homes', { filters: { minPrice: 1_800_000 } }],
  ] as const)
    expect(JSON.stringify(await call(name, input, site())), name).not.toMatch(secret);
});

test('homes are compared as on the page that it links to', async () => {
  const { homes, rows } = await ask('compare_homes', { references: ['2101', '2102'], language: 'en' });
  expect(homes).toMatchObject([{ reference: '2101' }, { reference: '2102' }]);
  expect(rows).toContainEqual({ label: 'Bedrooms', values: ['3', '2'], isDifferent: true });
});

test('costs follow what a person brings along', async () => {
  const asked = { reference: '2101', language: 'en' };
  const own = await ask('costs_of_home', asked);
  const other = await ask('costs_of_home', { ...asked, isOwnHome: false });
  expect(own).toMatchObject({ kind: 'sale', price: 389000 });
  expect(Number(other['total'])).toBeGreaterThan(Number(own['total']));
  expect(await ask('costs_of_home', { ...asked, ownMeans: 10_000_000 })).toMatchObject({
    loan: { borrowed: 0, perMonth: 0 },
  });
});

test('open houses to come stand in their order, each with its home', async () => {
  const days = ['2026-11-28', '2026-11-14', '2026-11-21'].map((day) => openHouseOn(day));
  const { catalogue } = sampleWith([editOf('2101', { openHouses: days })]);
  const { openHouses } = await ask('open_houses', {}, { ...site(), catalogue });
  expect(openHouses).toMatchObject([
    { start: '2026-11-21T09:00:00.000Z', home: { reference: '2101' } },
    { start: '2026-11-28T09:00:00.000Z', home: { reference: '2101' } },
  ]);
});

test('nothing is sent or booked: a question leads to the page, a visit to the form', async () => {
  expect(await ask('prepare_question', { reference: '2101', language: 'nl' })).toMatchObject({
    page: expect.stringMatching(/\/2101\/$/) as string,
    isSent: false,
  });
  expect(await problemOf('prepare_visit', { reference: '2101', moment: '2026-11-20T09:00Z' })).toMatch(/not/);
});

test('what the site does not show is said in a sentence, and what makes no sense is refused', async () => {
  expect(await problemOf('get_home', { reference: '9999' })).toBe(
    'The site shows no home with the reference 9999.',
  );
  for (const reference of ['', '../2101', '2101 or 1=1', 2101])
    expect(await problemOf('get_home', { reference }), String(reference)).toMatch(/reference/);
  expect(await problemOf('find_homes', { language: 'de' })).toMatch(/language/);
});

test('pages of other sites, other methods, large bodies and too many questions are refused', async () => {
  const platform = site();
  const send = (init: RequestInit) => serveAssistants(new Request(address, init), platform);
  const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const post = (headers: Record<string, string>, body = ping) => send({ method: 'POST', headers, body });
  expect((await send({ method: 'GET' })).status).toBe(405);
  expect((await post({ ...json, Origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await post(json, ping.padEnd(40_000))).status).toBe(413);
  const own = await post({ ...json, Origin: 'https://site.test' });
  expect([own.status, own.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  const answers = [];
  for (let count = 0; count < 130; count += 1) answers.push(await post(json));
  const last = answers.at(-1);
  expect([last?.status, Number(last?.headers.get('Retry-After')) > 0]).toEqual([429, true]);
});

test('a failing database says to come back, and tells nothing else', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const catalogue = { ...sampleCatalogue, find: () => Promise.reject(new Error('secret')) };
  const answer = await problemOf('get_home', { reference: '2101' }, { ...site(), catalogue });
  expect(answer).toBe('The site cannot answer now; try again in a minute.');
});
