import { expect, test } from 'vitest';
import { outsideAddresses } from './outside-addresses.ts';

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
