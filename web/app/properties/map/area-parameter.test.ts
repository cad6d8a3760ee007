import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaAround, areaParameter, contains, readArea } from './area-parameter.ts';

const degrees = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const positions = fc.array(fc.record({ latitude: degrees(49, 52), longitude: degrees(-2, 7) }), {
  minLength: 1,
  maxLength: 5,
});

test('an area is spelled with four decimals, outwards', () => {
  expect(areaParameter({ south: 51.00006, west: 4.5, north: 51.10001, east: 4.6 })).toBe(
    '51.0000,4.5000,51.1001,4.6000',
  );
});

test('one place has an area with an inside', () => {
  expect(areaParameter(areaAround([{ latitude: 51.0212, longitude: 4.4706 }]))).toBe(
    '51.0212,4.4706,51.0213,4.4707',
  );
});

test('the area around places holds them all once spelled and read, and spelling it again changes nothing', () => {
  fc.assert(
    fc.property(positions, (given) => {
      const spelled = areaParameter(areaAround(given));
      const area = readArea(spelled);
      expect(given.every((position) => area && contains(area, position))).toBe(true);
      expect(area && areaParameter(area)).toBe(spelled);
    }),
  );
});

test('a malformed area is none', () => {
  expect(readArea('51,4')).toBeUndefined();
  expect(readArea('')).toBeUndefined();
});
