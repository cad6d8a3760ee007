import { expect, test } from 'vitest';
import { type Bindings, readSettings } from './env.server.ts';

const required = {
  SANITY_PROJECT_ID: 'huisenhaard',
  SANITY_DATASET: 'production',
  SITE_URL: 'https://huisenhaard.example/nl/',
  SITE_SECRET: 'a secret of at least thirty-two characters',
};

const bind = (settings: Record<string, string>) => settings as unknown as Bindings;

test('every missing setting is named at once', () => {
  const read = () => readSettings(bind({}));
  for (const name of Object.keys(required)) expect(read).toThrow(name);
});

test.each([
  ['SITE_URL', 'ftp://huisenhaard.example'],
  ['SITE_SECRET', 'short'],
  ['SANITY_API_HOST', 'localhost'],
  ['SANITY_STUDIO_URL', 'studio'],
  ['MAIL_SMTP_URL', 'http://localhost:25'],
  ['INDEXNOW_KEY', 'key/../with signs'],
  ['PROPERTIES_SECRET', 'short'],
  ['PROPERTIES_ADDRESS', 'http://software.example/export?key=1'],
  ['PROPERTIES_EVERY', 'often'],
  ['CRM_SYSTEM', 'unknown'],
  ['CRM_WEBHOOK_SECRET', 'with/a/slash/in/thirty-two/characters'],
  ['MAIL_FROM', 'nobody'],
  ['SITE_MAIL', 'nobody'],
])('a malformed %s is named, and its value is not told', (name, value) => {
  const read = () => readSettings(bind({ ...required, [name]: value }));
  expect(read).toThrow(name);
  expect(read).not.toThrow(value);
});

test('what is required is enough; the site’s URL becomes its origin, and settings are read once', () => {
  const bindings = bind(required);
  const settings = readSettings(bindings);
  expect(settings).toMatchObject({
    SITE_URL: 'https://huisenhaard.example',
    SANITY_API_TOKEN: '',
    SANITY_SCHEDULE_TOKEN: '',
    PROPERTIES_EVERY: 60,
  });
  expect(readSettings(bindings)).toBe(settings);
});
