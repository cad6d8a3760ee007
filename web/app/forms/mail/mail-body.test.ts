import { expect, test } from 'vitest';
import { mailBody } from './mail-body.server.tsx';

const words = {
  tag: 'nl-BE',
  subject: 'Onderwerp',
  agency: { name: 'Huis & Haard', email: 'info@huisenhaard.example' },
};

test('a mail says the same as text and as HTML, under the name of the agency', () => {
  const { text, html } = mailBody({
    ...words,
    parts: [
      'Dag An,',
      { href: 'https://huisenhaard.example/a/?b=1&c=2', label: 'Bevestigen', isButton: true },
      [
        { label: 'Naam', value: 'An' },
        { label: 'Bericht', value: 'Een\r\nTwee' },
      ],
    ],
    footer: { href: 'https://huisenhaard.example/weg/', label: 'Uitschrijven' },
  });
  expect(text).toBe(
    'Dag An,\n\nBevestigen\nhttps://huisenhaard.example/a/?b=1&c=2\n\nNaam: An\nBericht:\nEen\nTwee\n\n' +
      'Uitschrijven\nhttps://huisenhaard.example/weg/\n',
  );
  expect(html).toMatch(/^<!doctype html><html lang="nl-BE">.*<title>Onderwerp<\/title>/s);
  for (const said of ['Huis &amp; Haard', 'mailto:info@huisenhaard.example', 'Dag An,', 'Een\r\nTwee'])
    expect(html).toContain(said);
  expect(html).toContain('href="https://huisenhaard.example/a/?b=1&amp;c=2"');
  expect(html.indexOf('Uitschrijven')).toBeGreaterThan(html.indexOf('mailto:'));
});

test('a mail loads nothing and has colours for the dark that its style element can say without quotes', () => {
  const { html } = mailBody({ ...words, parts: ['Dag'] });
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/);
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
  expect(style).toContain('prefers-color-scheme: dark');
  // React would write these as entities, which a style element does not know.
  expect(style).not.toMatch(/&|"|'/);
});

test('a mail begins with the logo of the agency, whose alternative text is its name', () => {
  const logo = 'https://huisenhaard.example/media/logo-400.png';
  const { text, html } = mailBody({ ...words, agency: { ...words.agency, logo }, parts: ['Dag An,'] });
  expect(html).toMatch(
    /<p[^>]*><img src="https:\/\/huisenhaard\.example\/media\/logo-400\.png" alt="Huis &amp; Haard"/,
  );
  expect(text).toBe('Dag An,\n');
  expect(mailBody({ ...words, parts: ['Dag An,'] }).html).not.toContain('<img');
});

test('a French label has a space before its colon, as the sentences around it do', () => {
  const parts = [[{ label: 'Type de visite', value: 'Sur place' }]];
  expect(mailBody({ ...words, tag: 'fr-BE', parts }).text).toBe('Type de visite\u00a0: Sur place\n');
  expect(mailBody({ ...words, tag: 'nl-BE', parts }).text).toBe('Type de visite: Sur place\n');
});
