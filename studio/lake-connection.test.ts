import { expect, test } from 'vitest';
import { lakeBeside } from './lake-connection.ts';

test('a Studio finds its lake by the name of this machine that it was opened by, and any other as it is', () => {
  expect(lakeBeside('127.0.0.1', 'http://localhost:3900')).toBe('http://127.0.0.1:3900');
  expect(lakeBeside('localhost', 'http://127.0.0.1:3900')).toBe('http://localhost:3900');
  expect(lakeBeside('localhost', 'http://localhost:3900')).toBe('http://localhost:3900');
  expect(lakeBeside('localhost', 'https://lake.example')).toBe('https://lake.example');
  expect(lakeBeside('studio.example', 'http://localhost:3900')).toBe('http://localhost:3900');
});
