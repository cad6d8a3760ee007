import { once } from 'node:events';
import { stripVTControlCharacters } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../../../scripts/settings/ports.ts';
import { openDatabaseIn, readDatabaseIn } from '../support/database.ts';
import { recordFigure } from '../support/figures.ts';
import { addresses, environment, expect } from '../support/fixtures.ts';
import { type FilledForm, fillIn, takeTime } from './form-posts.ts';
import { emailOf, valuesFor } from './form-values.ts';
import { findForms, formsIn, type ShownForm } from './shown-forms.ts';
import { test } from '../support/own-stack.ts';
import { seededText } from '../support/visitor.ts';

/** Stands for a visitor's words; seeing it in a log is a leak. */
const mark = 'Kanarie';
const email = emailOf(mark);
const token = 'kanarie-token-0123456789';

const secrets = {
  SITE_SECRET: 'canary-site-secret-0123456789-0123456789',
  MAIL_API_KEY: 'canary-mail-key-0123456789',
  SANITY_WEBHOOK_SECRET: 'canary-webhook-0123456789',
  PROPERTIES_SECRET: 'canary-properties-0123456789-0123456789',
};
const mailPassword = 'canary-mail-password';
const allSecrets = [...Object.values(secrets), mailPassword, environment.SANITY_API_TOKEN ?? '-'];

/** Internals that no visitor may see: stack traces and runtime errors. */
const innards = /\bat .+:\d+:\d+|\b(Type|Syntax|Reference|Range|Query|Client)Error\b|D1_ERROR|SQLITE|drizzle/;

const uuid = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

type Asked = {
  path: string;
  method?: string;
  body?: string | Buffer<ArrayBuffer>;
  headers?: Record<string, string>;
};

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Words that a visitor typed: no choices, and nothing as short as a time. */
function personalIn({ fields }: ShownForm, values: Record<string, string>): string[] {
  return fields
    .filter(({ choices }) => choices.length === 0)
    .map(({ name }) => values[name] ?? '')
    .filter(({ length }) => length > 5);
}

/** An amount comes back in the notation of the country. */
const plain = (value: string) => (value.startsWith('€') ? value.replace(/\D/g, '') : value);

/** Requests of visitors, robots and thieves, with a canary wherever one fits. */
function everything(site: string, shown: readonly ShownForm[]): Asked[] {
  const typed = Object.fromEntries(shown.flatMap((each) => Object.entries(valuesFor(each, mark))));
  const own = { ...form, Origin: site };
  const posts = (path: string, fields: Record<string, string>, headers = own): Asked => {
    return { path, method: 'POST', body: new URLSearchParams(fields).toString(), headers };
  };
  return [
    ...['/nl/contact/', '/nl/contact.data', '/nl/kanarie/', `/?email=${email}`].map((path) => ({
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
    { path: `/nl/contact/?email=${email}`, method: 'DELETE', headers: own },
    ...shown.map((each) =>
      posts(each.path, { ...valuesFor(each, mark), _form: each.id, _key: each.place, _token: token }),
    ),
    posts('/nl/contact/', { ...typed, _form: 'site-contact' }, { ...form, Origin: 'https://evil.example' }),
    posts('/nl/contact/', { ...typed, _form: 'kanarie' }),
    posts('/nl/contact/', { ...typed, message: 'kanarie'.repeat(800), _form: 'site-contact' }),
    posts('/nl/contact/', typed, { ...own, 'Content-Type': 'application/json' }),
    { path: '/nl/contact/', method: 'POST', body: `email=${email}&%ff`, headers: own },
    posts(`/nl/newsletter/confirm/${token}`, typed),
    posts(`/nl/newsletter/unsubscribe/${token}`, { 'List-Unsubscribe': 'One-Click' }, form as typeof own),
    posts('/nl/newsletter/unsubscribe', typed),
    posts(`/nl/alert/change/${token}`, typed),
    posts(`/nl/alert/stop/${token}`, { 'List-Unsubscribe': 'One-Click' }, form as typeof own),
    { path: '/api/view', method: 'POST', body: `/nl/${email}/`, headers: own },
    { path: '/api/consent', method: 'POST', body: JSON.stringify(typed).slice(1), headers: own },
    {
      path: '/api/content-changed',
      method: 'POST',
      body: JSON.stringify(typed),
      headers: { 'sanity-webhook-signature': `t=1,v1=${token}` },
    },
    {
      path: '/api/properties/runs',
      method: 'POST',
      body: JSON.stringify(typed),
      headers: { Authorization: `Bearer ${token}` },
    },
    ...['session', 'leads', 'erase', 'export'].map((name) => ({
      path: `/api/staff/${name}`,
      method: 'POST',
      body: JSON.stringify({ id: token, secret: token, email, search: email }),
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
      done(new Error(`${username} ${password} may not write to ${email}`));
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
  page,
}) => {
  test.setTimeout(180_000);
  const shown = await findForms(page, addresses.site);
  const mailServer = await startUnfriendlyMailServer();
  const settings = { ...secrets, SANITY_API_HOST: addresses.lake };
  const post = ({ form: id, path, type, body }: FilledForm) => {
    const headers = { 'Content-Type': type, Origin: own.site, 'X-Test-Client': id };
    return ask(own.site, { path, method: 'POST', body, headers });
  };
  const fillInAll = async () => {
    const filled = await Promise.all(shown.map((each) => fillIn(own.site, each, { mark })));
    await takeTime();
    return filled;
  };
  const answers: string[] = [];
  const askAll = async (highest: number) => {
    for (const asked of everything(own.site, shown)) {
      const { status, answer } = await ask(own.site, asked);
      const what = `${asked.method ?? 'GET'} ${asked.path}`;
      expect(status, what).toBeLessThanOrEqual(highest);
      expect(answer, what).not.toMatch(innards);
      answers.push(answer);
    }
  };

  await test.step('a mail server that refuses', async () => {
    await own.startSite({ ...settings, MAIL_SMTP_URL: mailServer.url });
    for (const filled of await fillInAll()) {
      const { status, answer } = await post(filled);
      expect(status, `${filled.form} ${answer.slice(0, 300)}`).toBe(303);
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
    const all = await fillInAll();
    breakDatabaseIn(own.siteFolder);
    const words = seededText('message.unavailable', 'nl').split('{phone}');
    for (const filled of all) {
      const { form: id, path } = filled;
      const { status, answer } = await post(filled);
      expect([id, status]).toEqual([id, 503]);
      expect(answer).toContain('"retry-after"');
      for (const part of words) expect(answer).toContain(part);
      expect(answer).not.toMatch(innards);
      const again = (await formsIn(page, answer, path)).find((each) => each.id === id);
      const original = shown.find((each) => each.id === id);
      if (!again || !original) throw new Error(`The form ${id} did not come back.`);
      const values = Object.fromEntries(again.fields.map(({ name, value }) => [name, plain(value)]));
      expect(values).toEqual(valuesFor(original, mark));
      answers.push(answer);
    }
    recordFigure('4 database gone', { 'forms sent': all.length, 'shown again as typed, 503': all.length });
    await askAll(503);
  });
  await mailServer.stop();

  const log = own.log.map(stripVTControlCharacters).filter((line) => line.startsWith('site | '));
  const personal = [...new Set(shown.flatMap((each) => personalIn(each, valuesFor(each, mark))))];
  expect(personal).toEqual(expect.arrayContaining([mark, email]));
  const hits = {
    secrets: [...answers, ...log].filter((text) => allSecrets.some((secret) => text.includes(secret))),
    personal: log.filter((line) => personal.some((canary) => line.includes(canary))),
    unnamed: log.filter((line) => /^site \| \S/.test(line) && !uuid.test(line)),
  };
  expect(log.length).toBeGreaterThan(shown.length);
  expect(hits).toEqual({ secrets: [], personal: [], unnamed: [] });
  recordFigure('12 and 20 canaries', {
    answers: answers.length,
    'lines of log': log.length,
    'secrets found': hits.secrets.length,
    'personal data found in the log': hits.personal.length,
    'errors without a request id': hits.unnamed.length,
  });
});
