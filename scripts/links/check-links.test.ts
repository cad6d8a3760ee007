import { expect, test } from 'vitest';
import { outsideAddresses, checkLinks } from './check-links.ts';
import type { Verdict } from './try-address.ts';

test('addresses of other sites are found in any field, each once', () => {
  const markDefs = [{ _type: 'link', _key: 'l', href: 'https://www.biv.be/code#deel-2' }];
  const found = outsideAddresses([
    {
      _id: 'page-a',
      _type: 'page',
      externalLink: 'https://www.biv.be/code',
      modules: [{ body: [{ markDefs }] }],
    },
    {
      _id: 'page-b',
      path: '/contact/',
      url: 'mailto:a@b.example',
      text: 'Zie https://www.biv.be/ voor meer.',
    },
  ]);
  expect([...found]).toEqual([
    ['https://www.biv.be/code', ['page-a externalLink', 'page-a modules[0].body[0].markDefs[0].href']],
  ]);
});

const documents = [
  { _id: 'page-a', url: 'https://fine.example/', other: 'https://dead.example/' },
  { _id: 'page-b', url: 'https://dead.example/', other: 'https://members.example/' },
];

test('dead links are printed with their places and counted', async () => {
  const lines: string[] = [];
  const tried: string[] = [];
  const attempt = (address: string) => {
    tried.push(address);
    const state = address.includes('dead') ? 'dead' : address.includes('members') ? 'unsure' : 'fine';
    return Promise.resolve({ state, reason: 'because' } satisfies Verdict);
  };
  expect(await checkLinks(documents, (line) => void lines.push(line), attempt)).toBe(1);
  expect(tried).toHaveLength(3);
  expect(lines).toEqual([
    'dead  https://dead.example/ (because)',
    '      page-a other',
    '      page-b url',
    'open by hand  https://members.example/ (because)',
    '      page-b other',
    'links: 3 to other sites, 1 fine, 1 dead, 1 to open by hand',
  ]);
});

test('at most six are tried at once', async () => {
  let running = 0;
  let most = 0;
  const attempt = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return { state: 'fine', reason: '200' } satisfies Verdict;
  };
  const many = Array.from({ length: 30 }, (_, index) => ({ _id: 'p', url: `https://${index}.example/` }));
  expect(await checkLinks(many, () => undefined, attempt)).toBe(0);
  expect(most).toBe(6);
});
