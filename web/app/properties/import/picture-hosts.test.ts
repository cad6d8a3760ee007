import { expect, test } from 'vitest';
import { isPictureUrl } from './picture-hosts.ts';

const hosts = ['media.example.com'];

test('our own pictures and those on a listed host are allowed', () => {
  for (const address of ['/pictures/p2101-1', '/pictures/p1.jpg', 'https://media.example.com/a/b.jpg?v=2']) {
    expect(isPictureUrl(address, hosts), address).toBe(true);
  }
});

test('a picture from anywhere else is refused', () => {
  for (const address of [
    '',
    '/',
    '/pictures/',
    '/pictures/../secret',
    '/pictures/a/b',
    '//media.example.com/a.jpg',
    'p2101-1',
    'http://media.example.com/a.jpg',
    'https://media.example.com.evil.example/a.jpg',
    'https://evil.example/media.example.com/a.jpg',
    'https://cdn.media.example.com/a.jpg',
    'https://media.example.com:8443/a.jpg',
    'https://media.example.com@evil.example/a.jpg',
    'https://user@media.example.com/a.jpg',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
  ]) {
    expect(isPictureUrl(address, hosts), address).toBe(false);
  }
});

test('no host is allowed by an empty list', () => {
  expect(isPictureUrl('https://media.example.com/a.jpg', [])).toBe(false);
});
