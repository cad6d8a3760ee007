import { expect, test } from 'vitest';
import { formatPhone, phoneNumber } from './phone.ts';

test('[5.23] ten digits are grouped 4-2-2-2', () => {
  expect(formatPhone('0470123456')).toBe('0470 12 34 56');
  expect(formatPhone('0470/12.34.56')).toBe('0470 12 34 56');
});

test('[5.23] nine digits are grouped 3-2-2-2', () => {
  expect(formatPhone('015000000')).toBe('015 00 00 00');
  expect(formatPhone('01 500-00 00')).toBe('015 00 00 00');
});

test('[5.23] any other phone stays as entered', () => {
  const others = ['', '12345678', '01234567890', '+32 15 00 00 00', '015 00 00 OO', '(015) 00 00 00', ' 12 '];
  for (const phone of others) expect(formatPhone(phone)).toBe(phone);
});

test('a number is the same however it is typed, with and without its country', () => {
  for (const typed of [
    '0470 12 34 56',
    '0470/12.34.56',
    '+32 470 12 34 56',
    '0032470123456',
    '+32 (0)470 12 34 56',
  ])
    expect(phoneNumber(typed), typed).toBe('32470123456');
  expect(phoneNumber('+352 26 12 34')).toBe('352261234');
  expect(phoneNumber('+31 20 123 45 67')).toBe('31201234567');
});
