import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { forbiddenPorts, completeSettings, root } from './settings.ts';

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('with nothing set, everything has a development default', () => {
  const { ports, usesLake, usesMailbox, environment } = completeSettings({}, makeFolder());
  expect(ports).toEqual({ site: 3000, studio: 3333, lake: 3900, mail: 3925, smtp: 2525, crm: 3950 });
  expect([usesLake, usesMailbox]).toEqual([true, true]);
  expect(environment).toMatchObject({
    SANITY_PROJECT_ID: 'huisenhaard',
    SANITY_DATASET: 'production',
    SANITY_API_HOST: 'http://localhost:3900',
    SANITY_STUDIO_API_HOST: 'http://localhost:3900',
    SITE_URL: 'http://localhost:3000',
    SANITY_STUDIO_SITE_URL: 'http://localhost:3000',
    SANITY_STUDIO_URL: 'http://localhost:3333',
    LAKE_STUDIO_ORIGINS: 'http://localhost:3333,http://127.0.0.1:3333',
    SANITY_API_TOKEN: environment.LAKE_EDITOR_TOKEN,
    SANITY_SCHEDULE_TOKEN: environment.LAKE_EDITOR_TOKEN,
    MAIL_SMTP_URL: 'smtp://127.0.0.1:2525',
  });
});

test('the example file, copied as it is, means the defaults', () => {
  const lines = readFileSync(path.join(root, '.env.example'), 'utf8').split('\n');
  const copied = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name ? [[name, value]] : [];
    }),
  );
  const folder = makeFolder();
  expect(Object.keys(copied)).not.toHaveLength(0);
  expect(completeSettings(copied, folder).environment).toMatchObject(
    completeSettings({}, folder).environment,
  );
});

test('secrets are drawn once, differ from each other and are readable by their owner alone', () => {
  const folder = makeFolder();
  const first = completeSettings({}, folder).environment;
  const second = completeSettings({}, folder).environment;
  expect(second.LAKE_ADMIN_TOKEN).toBe(first.LAKE_ADMIN_TOKEN);
  expect(first.LAKE_ADMIN_TOKEN).not.toBe(first.LAKE_VIEWER_TOKEN);
  expect(first.LAKE_ADMIN_TOKEN?.length).toBeGreaterThanOrEqual(32);
  expect(first.SITE_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(statSync(path.join(folder, 'secrets.json')).mode & 0o077).toBe(0);
});

test('what is set wins over defaults and drawn secrets', () => {
  const given = { LAKE_PORT: '4001', LAKE_EDITOR_TOKEN: 'mine', SANITY_DATASET: 'staging', CHROME: '/x' };
  const { ports, environment } = completeSettings(given, makeFolder());
  expect(ports.lake).toBe(4001);
  expect(environment).toMatchObject({
    SANITY_API_HOST: 'http://localhost:4001',
    SANITY_API_TOKEN: 'mine',
    SANITY_STUDIO_DATASET: 'staging',
    CHROME: '/x',
  });
});

test('the Studio and the links in mails lead to one address of the site, unless the Studio is given its own', () => {
  const site = 'https://www.example.be';
  expect(completeSettings({ SITE_URL: site }, makeFolder()).environment).toMatchObject({
    SITE_URL: site,
    SANITY_STUDIO_SITE_URL: site,
  });
  const given = { SITE_URL: site, SANITY_STUDIO_SITE_URL: 'https://staging.example.be' };
  expect(completeSettings(given, makeFolder()).environment).toMatchObject(given);
});

test('an empty host means hosted Sanity, which gets no token of the lake', () => {
  const { usesLake, environment } = completeSettings({ SANITY_API_HOST: '' }, makeFolder());
  expect(usesLake).toBe(false);
  expect(environment.SANITY_STUDIO_API_HOST).toBe('');
  expect(environment.SANITY_API_TOKEN).toBeUndefined();
});

test('mail goes to the local mailbox unless a mail server or a mail API is set', () => {
  const smtp = completeSettings({ MAIL_SMTP_URL: 'smtp://mail.example' }, makeFolder());
  expect(smtp.usesMailbox).toBe(false);
  expect(smtp.environment.MAIL_SMTP_URL).toBe('smtp://mail.example');
  const api = { MAIL_API_URL: 'https://mail.example/emails', MAIL_SMTP_URL: '' };
  expect(completeSettings(api, makeFolder()).usesMailbox).toBe(false);
  expect(completeSettings(api, makeFolder()).environment.MAIL_SMTP_URL).toBeUndefined();
  expect(completeSettings({ MAIL_SMTP_PORT: '2600' }, makeFolder()).environment.MAIL_SMTP_URL).toBe(
    'smtp://127.0.0.1:2600',
  );
});

test('the agency is chosen by the name of its folder, and its languages come first for every program', () => {
  const { environment, agency } = completeSettings({ AGENCY: 'tests/agencies/immo-rivage' }, makeFolder());
  expect(agency.name).toBe('Immo Rivage');
  expect(environment).toMatchObject({
    LANGUAGES: 'fr,nl,de,en',
    SANITY_PROJECT_ID: 'immorivage',
    SANITY_STUDIO_AGENCY: 'Immo Rivage',
    SITE_MAIL: 'bonjour@immorivage.example',
  });
  expect(completeSettings({ LANGUAGES: 'de' }, makeFolder()).environment.LANGUAGES).toBe('nl,fr,en,de');
  expect(() => completeSettings({ AGENCY: 'nobody' }, makeFolder())).toThrow('AGENCY is "nobody"');
});

test('a port that is none is refused by name', () => {
  expect(() => completeSettings({ SITE_PORT: '80a' }, makeFolder())).toThrow(
    'SITE_PORT must be a port from 1 to 65535, but is "80a".',
  );
});

test.each(['SITE_PORT', 'STUDIO_PORT', 'LAKE_PORT', 'MAIL_PORT'])(
  '%s may not be a port that fetch forbids',
  (name) => {
    expect(() => completeSettings({ [name]: '6000' }, makeFolder())).toThrow(
      `${name} is 6000, which browsers refuse to open: choose another port.`,
    );
  },
);

test('mail may be received on a port that fetch forbids', () => {
  expect(completeSettings({ MAIL_SMTP_PORT: '587' }, makeFolder()).ports.smtp).toBe(587);
});

test('every forbidden port is one that fetch refuses', async () => {
  for (const port of forbiddenPorts)
    await expect(fetch(`http://127.0.0.1:${port}`), String(port)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
});
