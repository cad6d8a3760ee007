import { expect, test } from 'vitest';
import { hostName, isOwnPath, linkAddress, redirectAddress, videoAddress } from './links.ts';

test.each([
  '/',
  '/nl/contact/',
  '/nl/te-koop/?city=Lier|2500#lijst',
  'https://www.biv.be/code',
  'mailto:info@huisenhaard.example',
  'tel:+3215000000',
])('%s is an address a visitor may follow', (value) => expect(linkAddress(value)).toBe(true));

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,hello',
  'vbscript:x',
  'ftp://a.example/',
  '//evil.example/',
  '/\\evil.example/',
  'www.biv.be',
  'contact/',
])('%s is refused with an example', (value) => {
  expect(linkAddress(value)).toMatch(/such as \/nl\/contact\//);
});

test('an http address calls for the https one, and no address is no problem', () => {
  expect(linkAddress('http://www.biv.be/')).toMatch(/https/);
  expect(linkAddress(undefined)).toBe(true);
  expect(linkAddress('')).toBe(true);
});

test('a path of another host is not our own', () => {
  expect(isOwnPath('/nl/')).toBe(true);
  for (const path of ['//evil.example/nl/', 'https://own.invalid/', 'nl/', '/nl contact/']) {
    expect(isOwnPath(path), path).toBe(false);
  }
});

test('a page leads to our own paths and to https addresses of allowed hosts, no others', () => {
  const allowed = ['www.biv.be'];
  expect(redirectAddress('/nl/contact/', allowed)).toBe(true);
  expect(redirectAddress('https://www.biv.be/code', allowed)).toBe(true);
  expect(redirectAddress('https://biv.be/', allowed)).toMatch(/First add biv\.be to .* settings/);
  expect(redirectAddress('https://www.biv.be.evil.example/', allowed)).toMatch(/^First add /);
  expect(redirectAddress('https://www.biv.be@evil.example/', allowed)).toMatch(/^First add evil\.example /);
  for (const address of [
    'http://www.biv.be/',
    'mailto:info@biv.be',
    'javascript:alert(1)',
    '//www.biv.be/',
  ]) {
    expect(redirectAddress(address, allowed), address).toMatch(/Enter a path/);
  }
});

test('a host is a name in small letters and nothing more', () => {
  expect(hostName('www.biv.be')).toBe(true);
  for (const host of ['https://www.biv.be', 'www.biv.be/', 'WWW.biv.be', 'biv', 'a b.be', '', undefined]) {
    expect(hostName(host), String(host)).toMatch(/only the host/);
  }
});

test('a video is an https file that browsers play', () => {
  expect(videoAddress('https://media.example/opening.mp4?v=2')).toBe(true);
  expect(videoAddress('https://media.example/OPENING.WEBM')).toBe(true);
  expect(videoAddress(undefined)).toBe(true);
  for (const address of ['http://media.example/a.mp4', 'https://media.example/a.mov', '/a.mp4', 'a.mp4']) {
    expect(videoAddress(address), address).toMatch(/\.mp4 or \.webm/);
  }
});
