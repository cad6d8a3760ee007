import { expect, test } from 'vitest';
import { cookiesToForget, domainsOf } from './on-consent-change.ts';

const cookies = 'language=nl; _ga=1; _ga_AB12=2; _gid=3; _fbp=4; _gcl_au=5; favourites=6; my_ga=7';

test('[4.12] the cookies of a withdrawn category are forgotten, and no others', () => {
  expect(cookiesToForget(cookies, 'statistics')).toEqual(['_ga', '_ga_AB12', '_gid']);
  expect(cookiesToForget(cookies, 'marketing')).toEqual(['_fbp', '_gcl_au']);
  expect(cookiesToForget(cookies, 'preferences')).toEqual([]);
  expect(cookiesToForget('', 'statistics')).toEqual([]);
});

test('a cookie is looked for at the host and every domain above it', () => {
  expect(domainsOf('www.huisenhaard.example')).toEqual([
    'www.huisenhaard.example',
    'huisenhaard.example',
    'example',
  ]);
});
