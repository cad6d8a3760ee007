import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { readAgency } from '../../seed/agencies/agency.ts';
import { formatted } from '../checks/formatted.ts';
import { readAnswers, slugOf } from './answers.ts';
import { writeAgency } from './write-agency.ts';

function makePlaces() {
  const folder = mkdtempSync(path.join(tmpdir(), 'agency-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const agencies = path.join(folder, 'agencies');
  mkdirSync(agencies);
  return { agencies, settings: path.join(folder, '.env') };
}

test('a name becomes the name of a folder', () => {
  expect(slugOf('Immo L’Étoile & Zonen')).toBe('immo-l-etoile-zonen');
  expect(slugOf('Großmann Sœurs')).toBe('grossmann-soeurs');
});

test('with --yes every answer that is not given has its default', async () => {
  const answers = await readAnswers(['--yes', '--name', 'Immo Étoile', '--languages', 'fr,de']);
  expect(answers).toMatchObject({
    name: 'Immo Étoile',
    languages: 'fr,de',
    email: 'info@immoetoile.example',
    companyNumber: '',
    isStarted: true,
  });
});

test.each([
  ['name', '& …', 'a letter or a digit'],
  ['languages', 'fr,it', 'nl, fr, en and de'],
  ['languages', 'fr,fr', 'nl, fr, en and de'],
  ['town', 'Gent', 'Write both'],
  ['phone', '09 000', 'country code'],
  ['email', 'info at home', 'not an e-mail address'],
  ['email', 'info@étoile.example', 'not an e-mail address'],
  ['companyNumber', '12', '0123.456.789'],
  ['brokerNumber', '12', 'six digits'],
  ['accent', 'teal', '#1f5c66'],
  ['fonts', 'comic', 'There are fraunces'],
])('--%s %s is refused in words', async (name, answer, sentence) => {
  await expect(readAnswers(['--yes', `--${name}`, answer])).rejects.toThrow(sentence);
});

test('the folder has all that makes an agency, is chosen, and is never written over', async () => {
  const places = makePlaces();
  writeFileSync(places.settings, 'SITE_PORT=4000\nAGENCY=another\n');
  const given = ['--yes', '--name', 'Immo Étoile', '--languages', 'fr, nl', '--town', '4000 Liège'];
  const answers = await readAnswers(given);
  const folder = await writeAgency(answers, places);
  expect(readAgency(folder)).toMatchObject({
    id: 'immo-etoile',
    languages: ['fr', 'nl'],
    offices: [{ id: 'liege', address: { zip: '4000', city: { fr: 'Liège' } } }],
  });
  expect(readdirSync(folder, { recursive: true }).toSorted()).toEqual([
    'agency.json',
    'properties',
    'properties/bundle.json',
    'properties/pictures.json',
    'public',
    'public/favicon.svg',
    'public/icons',
    ...[180, 192, 48, 512].map((side) => `public/icons/icon-${side}.png`),
    'studio.json',
    'wrangler.json',
  ]);
  expect(readFileSync(places.settings, 'utf8')).toBe('SITE_PORT=4000\nAGENCY=immo-etoile\n');
  for (const file of ['agency.json', 'wrangler.json', 'studio.json']) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(await formatted(file, text)).toBe(text);
  }
  const deployed = readFileSync(path.join(folder, 'wrangler.json'), 'utf8');
  expect(deployed).toContain('"name": "immo-etoile"');
  expect(deployed).toContain('"bucket_name": "immo-etoile-uploads"');
  expect(deployed).toContain('"SITE_MAIL": "info@immoetoile.example"');
  const icon = await sharp(path.join(folder, 'public', 'icons', 'icon-48.png')).stats();
  expect(icon.channels.map(({ min, max }) => max - min).some((range) => range > 50)).toBe(true);
  await expect(writeAgency(answers, places)).rejects.toThrow('nothing was written');
});
