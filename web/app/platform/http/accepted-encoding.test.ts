import { expect, test } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.server.ts';

test('the best coding that a client accepts is chosen', () => {
  const choices = {
    'gzip, deflate, br, zstd': 'br',
    'gzip;q=1.0, BR;q=0.5': 'br',
    'br;q=0, gzip': 'gzip',
    'br; q = 0.000, gzip;q=0': undefined,
    'brotli, *': undefined,
    '': undefined,
  };
  for (const [accepted, coding] of Object.entries(choices)) {
    const request = new Request('https://site.example/', { headers: { 'Accept-Encoding': accepted } });
    expect(acceptedEncoding(request), accepted).toBe(coding);
  }
});
