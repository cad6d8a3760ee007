import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { existingForms } from 'schemas/form-ids.ts';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { openDatabaseIn, readDatabaseIn } from '../support/database.ts';
import { recordFigure } from '../support/figures.ts';
import { addresses, environment, expect } from '../support/fixtures.ts';
import { proveForm } from './form-posts.ts';
import { test } from '../support/own-stack.ts';
import { seededText } from '../support/visitor.ts';

/** Canaries in place of a visitor's words: one that appears in a log is a leak. */
const typed = {
  firstName: 'Kanarienaam',
  lastName: 'Kanariefamilie',
  email: 'kanarie@example.com',
  phone: '0470 98 76 54',
  message: 'Kanariebericht',
  address: 'Kanariestraat 1',
  postalCode: '2800',
  city: 'Kanariestad',
  salutation: 'none',
  propertyType: 'house',
  goal: 'sell',
  way: 'office',
  name: 'Kanarienaam Kanariefamilie',
  friendEmail: 'kanarievriend@example.com',
  amount: '350.000',
  loan: 'no',
  ownSale: 'no',
  day: '2026-03-20',
  hour: '17:00',
  place: 'Kanariestad',
  publish: 'no',
  people: '2',
  income: '4.200',
  moment: '2026-03-05T09:00Z',
};

/** Values of fields that have another meaning in one form. */
const typedOnlyIn: Readonly<Record<string, Record<string, string>>> = {
  'demand-register': { goal: 'sale', propertyType: '1' },
};
const nameless = ['demand-register', 'sign-newsletter'];
const token = 'kanarie-token-0123456789';
const personal = [/kanarie/i, /0470 98/];

const secrets = {
  SITE_SECRET: 'canary-site-secret-0123456789-0123456789',
  MAIL_API_KEY: 'canary-mail-key-0123456789',
  SANITY_WEBHOOK_SECRET: 'canary-webhook-0123456789',
};
const mailPassword = 'canary-mail-password';
const allSecrets = [...Object.values(secrets), mailPassword, environment.SANITY_API_TOKEN ?? '-'];

/** Internals that no visitor may see: stack traces and runtime errors. */
const innards = /\bat .+:\d+:\d+|\b(Type|Syntax|Reference|Range|Query|Client)Error\b|D1_ERROR|SQLITE|drizzle/;

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

type Asked = { path: string; method?: string; body?: string; headers?: Record<string, string> };

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
type Place = { path: string; place: string };

/** Finds a page for each form, and the position of the form on it. */
async function findForms(site: string): Promise<Map<string, Place>> {
  const found = new Map<string, Place>();
  const waiting = new Set([
    '/nl/',
    '/nl/contact/',
    '/nl/property/2103/',
    '/nl/te-koop/leuven/huis/2103/bezoek/',
    '/nl/te-huur/heverlee/huis/2139/kandidaat/',
  ]);
  for (const path of waiting) {
    const response = await fetch(`${site}${path}`);
    const html = await response.text();
    const { pathname } = new URL(response.url);
    for (const [, id = '', place = ''] of html.matchAll(
      /name="_form" value="([^"]+)".*?name="_key" value="([^"]*)"/g,
    ))
      if (!found.has(id)) found.set(id, { path: pathname, place });
    if (existingForms.every((id) => found.has(id))) break;
    for (const [, link = ''] of html.matchAll(/href="(\/nl\/[\w/-]+\/)"/g)) waiting.add(link);
  }
  return found;
}

/** Requests of visitors, robots and thieves, with a canary wherever one fits. */
function everything(site: string, places: ReadonlyMap<string, Place>): Asked[] {
  const own = { ...form, Origin: site };
  const posts = (path: string, fields: Record<string, string>, headers = own): Asked => {
    return { path, method: 'POST', body: new URLSearchParams(fields).toString(), headers };
  };
  return [
    ...['/nl/contact/', '/nl/contact.data', '/nl/kanarie/', `/?email=${typed.email}`].map((path) => ({
      path,
    })),
    { path: `/preview/share/kanarie?secret=${token}` },
    { path: `/preview/enable?sanity-preview-secret=${token}` },
    { path: `/nl/newsletter/confirm/${token}` },
    { path: `/nl/newsletter/confirm/${token}%zz` },
    { path: `/nl/newsletter/unsubscribe/${token}` },
    { path: `/nl/alert/change/${token}` },
    { path: `/nl/documents/${token}/501` },
    { path: '/api/form-token?form=site-contact' },
    { path: `/nl/contact/?email=${typed.email}`, method: 'DELETE', headers: own },
    ...[...places].map(([id, { path, place }]) =>
      posts(path, { ...typed, ...typedOnlyIn[id], _form: id, _key: place, _token: token }),
    ),
    posts('/nl/contact/', { ...typed, _form: 'site-contact' }, { ...form, Origin: 'https://evil.example' }),
    posts('/nl/contact/', { ...typed, _form: 'kanarie' }),
    posts('/nl/contact/', { ...typed, message: 'kanarie'.repeat(800), _form: 'site-contact' }),
    posts('/nl/contact/', typed, { ...own, 'Content-Type': 'application/json' }),
    { path: '/nl/contact/', method: 'POST', body: `email=${typed.email}&%ff`, headers: own },
    posts(`/nl/newsletter/confirm/${token}`, typed),
    posts(`/nl/newsletter/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' }, form as typeof own),
    posts('/nl/newsletter/unsubscribe', typed),
    posts(`/nl/alert/change/${token}`, typed),
    posts(`/nl/alert/stop/${token}`, { 'List-Unsubscribe': 'One-Click' }, form as typeof own),
    { path: '/api/view', method: 'POST', body: `/nl/${typed.email}/`, headers: own },
    { path: '/api/consent', method: 'POST', body: JSON.stringify(typed).slice(1), headers: own },
    {
      path: '/api/content-changed',
      method: 'POST',
      body: JSON.stringify(typed),
      headers: { 'sanity-webhook-signature': `t=1,v1=${token}` },
    },
    ...['session', 'leads', 'erase', 'export'].map((name) => ({
      path: `/api/staff/${name}`,
      method: 'POST',
      body: JSON.stringify({ id: token, secret: token, email: typed.email, search: typed.email }),
      headers: {
        Origin: addresses.studio,
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
      },
    })),
  ];
}

/** Sends a request over its own connection, because the site closes one that it has not read; returns head and body. */
async function ask(site: string, asked: Asked): Promise<{ status: number; answer: string }> {
  const { path, headers, ...init } = asked;
  const response = await fetch(`${site}${path}`, {
    ...init,
    redirect: 'manual',
    headers: { ...headers, Connection: 'close' },
  });
  const head = JSON.stringify([...response.headers]);
  return { status: response.status, answer: `${head}${await response.text()}` };
}

/** A mail server that refuses every login and repeats the credentials in its error. */
async function startUnfriendlyMailServer() {
  const port = await findFreePort();
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ username = '', password = '' }, _session, done) => {
      done(new Error(`${username} ${password} may not write to ${typed.email}`));
    },
  });
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const url = `smtp://canary-user:${mailPassword}@127.0.0.1:${port}`;
  return { url, stop: () => new Promise<void>((resolve) => server.close(resolve)) };
}

/** Takes every table away from a site that is running, so that it can neither read nor store anything. */
function breakDatabaseIn(siteFolder: string): void {
  const database = openDatabaseIn(siteFolder);
  const tables = database.prepare(`select name from sqlite_master where type = 'table'`).all();
  for (const { name } of tables)
    if (!/^(sqlite|_cf)_/.test(String(name))) database.exec(`drop table "${String(name)}"`);
  database.close();
}

test('with mail and database failing, no secret is in any response, nothing of a visitor in the log, and all typed comes back', async ({
  own,
}) => {
  test.setTimeout(180_000);
  const places = await findForms(addresses.site);
  expect([...places.keys()].sort()).toEqual([...existingForms].sort());
  const mailServer = await startUnfriendlyMailServer();
  const settings = { ...secrets, SANITY_API_HOST: addresses.lake };
  const post = async (id: string, hidden: Record<string, string>) => {
    const { path, place } = places.get(id) ?? { path: '/', place: '' };
    const body = new URLSearchParams({ ...typed, ...typedOnlyIn[id], ...hidden, _key: place }).toString();
    const headers = { ...form, Origin: own.site, 'X-Test-Client': id };
    return ask(own.site, { path, method: 'POST', body, headers });
  };
  const proveAll = async () => {
    const proven = await Promise.all(
      existingForms.map(async (id) => [id, await proveForm(own.site, id)] as const),
    );
    const provenAt = Date.now();
    await expect.poll(() => Date.now() - provenAt).toBeGreaterThan(2000);
    return proven;
  };
  const answers: string[] = [];
  const askAll = async (highest: number) => {
    for (const asked of everything(own.site, places)) {
      const { status, answer } = await ask(own.site, asked);
      const what = `${asked.method ?? 'GET'} ${asked.path}`;
      expect(status, what).toBeLessThanOrEqual(highest);
      expect(answer, what).not.toMatch(innards);
      answers.push(answer);
    }
  };

  await test.step('a mail server that refuses', async () => {
    await own.startSite({ ...settings, MAIL_SMTP_URL: mailServer.url });
    for (const [id, hidden] of await proveAll()) {
      const { status, answer } = await post(id, hidden);
      expect(status, `${id} ${answer.slice(0, 300)}`).toBe(303);
    }
    await askAll(499);
    const tried = 'select count(*) as number from outbox where attempts = 0';
    await expect.poll(() => readDatabaseIn(own.siteFolder, tried)[0]?.number).toBe(0);
    await expect
      .poll(() => own.log.filter((line) => line.includes('A mail was not sent')).length)
      .toBeGreaterThan(1);
    await own.killSite();
  });

  await test.step('a database that is gone', async () => {
    await own.startSite({ ...settings, MAIL_SMTP_URL: '', MAIL_API_URL: 'http://127.0.0.1:1/' });
    expect((await ask(own.site, { path: '/nl/contact/' })).status).toBe(200);
    const proven = await proveAll();
    breakDatabaseIn(own.siteFolder);
    const words = seededText('message.unavailable', 'nl').split('{phone}');
    for (const [id, hidden] of proven) {
      const { status, answer } = await post(id, hidden);
      expect([id, status]).toEqual([id, 503]);
      expect(answer).toContain('"retry-after"');
      for (const part of words) expect(answer).toContain(part);
      expect(answer).toContain(`value="${typed.email}"`);
      if (!nameless.includes(id)) expect(answer).toContain(typed.firstName);
      expect(answer).not.toMatch(innards);
      answers.push(answer);
    }
    await askAll(503);
  });
  await mailServer.stop();

  const log = own.log.map(stripVTControlCharacters).filter((line) => line.startsWith('site | '));
  const hits = {
    secrets: [...answers, ...log].filter((text) => allSecrets.some((secret) => text.includes(secret))),
    personal: log.filter((line) => personal.some((canary) => canary.test(line))),
    unnamed: log.filter((line) => /^site \| \S/.test(line) && !uuid.test(line)),
  };
  expect(log.length).toBeGreaterThan(existingForms.length);
  expect(hits).toEqual({ secrets: [], personal: [], unnamed: [] });
  recordFigure('12 and 20 canaries', {
    answers: answers.length,
    'lines of log': log.length,
    'secrets found': hits.secrets.length,
    'personal data found in the log': hits.personal.length,
    'errors without a request id': hits.unnamed.length,
  });
});
