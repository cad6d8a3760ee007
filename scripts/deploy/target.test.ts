import { expect, test } from 'vitest';
import { readAgency, sampleAgency } from '../../seed/agencies/agency.ts';
import { readArguments } from './deploy-command.ts';
import { configurationOf, gapsIn, readTarget, targetNames, type Target } from './target.ts';

const agency = readAgency(sampleAgency);
const file = configurationOf(agency, 'wrangler.json');

const filled = (name: 'preview' | 'production'): Target => {
  const target = readTarget(agency, name);
  const [database] = target.d1_databases;
  return {
    ...target,
    routes: [{ pattern: 'www.agency.example', custom_domain: true }],
    d1_databases: [{ ...database, database_id: '7a0c2a7e-0000-4000-8000-000000000000' }],
    vars: {
      ...target.vars,
      SITE_URL: 'https://www.agency.example',
      SITE_PHONE: '+32 15 00 00 00',
      SITE_MAIL: 'info@agency.example',
      SANITY_PROJECT_ID: 'abc12345',
      SANITY_STUDIO_URL: 'https://studio.agency.example',
      MAIL_API_URL: 'https://mail.example/send',
    },
  };
};

test.each(targetNames)('a filled %s can go up, and every gap in it is named', (name) => {
  const target = filled(name);
  expect(gapsIn(file, name, target)).toEqual([]);
  for (const key of ['SITE_URL', 'SITE_PHONE', 'SITE_MAIL', 'SANITY_PROJECT_ID', 'SANITY_STUDIO_URL']) {
    const gaps = gapsIn(file, name, { ...target, vars: { ...target.vars, [key]: '' } });
    expect(gaps).toEqual([expect.stringContaining(`vars.${key} of env.${name}`)]);
  }
  expect(gapsIn(file, name, { ...target, d1_databases: readTarget(agency, name).d1_databases })).toEqual([
    expect.stringContaining(`wrangler d1 create ${target.d1_databases[0].database_name}"`),
  ]);
});

test('a site that no address leads to is refused', () => {
  const { routes, ...nowhere } = filled('production');
  expect(routes).toHaveLength(1);
  expect(gapsIn(file, 'production', nowhere)).toEqual([
    expect.stringContaining(`routes of env.production in ${file} is missing`),
  ]);
  expect(gapsIn(file, 'production', { ...nowhere, workers_dev: true })).toEqual([]);
});

test('a file of an older version is told that it lacks the service of pictures', () => {
  const { images, ...older } = filled('production');
  expect(images).toEqual({ binding: 'IMAGES' });
  expect(gapsIn(file, 'production', older)).toEqual([expect.stringContaining('images of env.production')]);
});

test('an address without https is refused', () => {
  const target = filled('production');
  const vars = { ...target.vars, SITE_URL: 'http://www.agency.example' };
  expect(gapsIn(file, 'production', { ...target, vars })).toEqual([
    expect.stringContaining('must begin with https'),
  ]);
});

test('a target sends mail by an API or by a mail server, and is refused without either', () => {
  const target = filled('production');
  const without = { ...target, vars: { ...target.vars, MAIL_API_URL: '' } };
  expect(gapsIn(file, 'production', without)).toEqual([expect.stringContaining('No mail would be sent')]);
  expect(gapsIn(file, 'production', { ...without, secrets: { required: ['MAIL_SMTP_URL'] } })).toEqual([]);
});

test.each([
  [['production'], { name: 'production', isDry: false }],
  [['preview', '--dry-run'], { name: 'preview', isDry: true }],
  [['--dry-run', 'production'], { name: 'production', isDry: true }],
])('the arguments %j are understood as %j', (words, chosen) => expect(readArguments(words)).toEqual(chosen));

test.each([[['--dry-run']], [['production', '--dryrun']], [['staging']]])(
  '%j explains the command',
  (words) => {
    expect(() => readArguments(words)).toThrow('Usage: npm run deploy');
  },
);
