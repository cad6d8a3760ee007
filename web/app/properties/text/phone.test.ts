import { expect, test } from 'vitest';
import { formatPhone } from './phone.ts';

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
