import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const given = {
  contact: 'security@site.example',
  siteUrl: 'https://site.example',
  languages: ['nl', 'fr'] as const,
  now: new Date('2026-11-23T23:59:00Z'),
};

test('researchers find whom to tell, in which languages, and until when that holds', () => {
  expect(securityText(given)).toBe(
    [
      'Contact: mailto:security@site.example',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: nl, fr',
      'Canonical: https://site.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('a page can be the contact; what is no address, or would add lines, is none', () => {
  expect(securityText({ ...given, contact: ' https://site.example/report ' })).toContain(
    'Contact: https://site.example/report\n',
  );
  for (const contact of ['', 'call us', 'http://site.example/', 'javascript:1', 'a@b.example\nPolicy: x'])
    expect(securityText({ ...given, contact }), contact).toBeUndefined();
});
