import { expect, test } from 'vitest';
import { fold } from './fold.server.ts';
import { namesAddress } from './names-address.ts';

const address = 'an@example.com';

test('an address is found however it is written', () => {
  const texts = [
    'an@example.com',
    ' An@Example.COM ',
    'Schrijf naar <an@example.com>.',
    'mailto:an@example.com',
    "'an@example.com'",
    'an@example.com, bart@example.com',
    'Mijn adres is an@example.com.',
    'liever...an@example.com',
    'één\nan@example.com\ntwee',
  ];
  for (const text of texts) expect(namesAddress(text, address), text).toBe(true);
});

test('a longer address belongs to another person', () => {
  const texts = [
    'jan@example.com',
    'els.an@example.com',
    'els-an@example.com',
    'els+an@example.com',
    'éan@example.com',
    'an@example.com.be',
    'an@example.company',
    'an@example.com-shop.be',
    'an@exampleXcom',
    'an @example.com',
    '',
  ];
  for (const text of texts) expect(namesAddress(text, address), text).toBe(false);
  expect(namesAddress('a.b+c@example.com', 'A.B+C@example.com')).toBe(true);
});

test('capitals and accents make no difference when staff search', () => {
  expect(fold('HÉLÈNE Müller-Çağlar ñ')).toBe('helene muller-cağlar n');
  expect(fold('He\u0301le\u0300ne')).toBe('helene');
});
