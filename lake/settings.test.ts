import { expect, test } from 'vitest';
import { explain, readSettings } from './settings.ts';

test('every name of the environment has its place', () => {
  const settings = readSettings({
    LAKE_PORT: '4000',
    LAKE_DATA_DIR: '/tmp/lake',
    SANITY_PROJECT_ID: 'project',
    SANITY_DATASET: 'staging',
    LAKE_ADMIN_TOKEN: 'a',
    LAKE_EDITOR_TOKEN: 'e',
    LAKE_VIEWER_TOKEN: 'v',
    LAKE_HISTORY: '5000',
    LAKE_STUDIO_USER: 'viewer',
    LAKE_STUDIO_ORIGINS: 'http://localhost:1, http://localhost:2',
    LAKE_WEBHOOK_URL: 'http://localhost:3000/api/published',
    SANITY_WEBHOOK_SECRET: 's',
    LAKE_HOST: '0.0.0.0',
    LAKE_ALLOW_REMOTE: 'true',
  });
  expect(settings).toEqual({
    port: 4000,
    dataDir: '/tmp/lake',
    projectId: 'project',
    datasets: ['staging'],
    tokens: { administrator: 'a', editor: 'e', viewer: 'v' },
    keptTransactions: 5000,
    studioUser: 'viewer',
    studioOrigins: ['http://localhost:1', 'http://localhost:2'],
    webhooks: [{ url: 'http://localhost:3000/api/published', secret: 's', fields: ['_id', '_type', '_rev'] }],
    host: '0.0.0.0',
    allowRemote: true,
  });
});

test('an empty value is no value', () => {
  const empty = {
    LAKE_PORT: '',
    LAKE_DATA_DIR: '',
    LAKE_ADMIN_TOKEN: '',
    LAKE_WEBHOOK_URL: '',
    SANITY_DATASET: '',
  };
  expect(readSettings(empty)).toEqual(readSettings({}));
  expect(readSettings(empty)).toEqual({
    port: 3900,
    dataDir: '.data/lake',
    projectId: 'local',
    datasets: ['production'],
    tokens: {},
    keptTransactions: 20_000,
    studioUser: 'administrator',
    studioOrigins: ['http://localhost:3333'],
    webhooks: [],
  });
  expect(readSettings({ STUDIO_PORT: '4000' }).studioOrigins).toEqual(['http://localhost:4000']);
});

test('a history too short to notice a retry is refused', () => {
  expect(readSettings({}).keptTransactions).toBe(20_000);
  for (const LAKE_HISTORY of ['0', '-1', 'many', '1.5'])
    expect(() => readSettings({ LAKE_HISTORY })).toThrow('LAKE_HISTORY');
});

test('a port may be left to the system', () => {
  expect(readSettings({ LAKE_PORT: '0' }).port).toBe(0);
});

const place = { port: 3900, dataDir: '.data/lake' };

test.each([
  [{ code: 'EADDRINUSE' }, 'Port 3900 is taken'],
  [{ code: 'EACCES' }, 'may not use port 3900 or the folder .data/lake'],
  [{ code: 'ENOSPC' }, 'disk of .data/lake is full'],
  [{ code: 'EROFS' }, 'cannot be written to'],
  [{ code: 'ENOTDIR' }, 'cannot be written to'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 5 }, 'in use by another lake'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 261 }, 'in use by another lake'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 8 }, 'cannot be written to'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 11 }, 'is damaged'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 13 }, 'is full'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 14 }, 'cannot be written to'],
  [{ code: 'ERR_SQLITE_ERROR', errcode: 26 }, 'is damaged'],
  [{ code: 'EOTHER' }, 'something happened'],
])('%j is told in one sentence', (details, words) => {
  const sentence = explain(Object.assign(new Error('something happened'), details), place);
  expect(sentence).toContain(words);
  expect(sentence).not.toContain('\n');
});
