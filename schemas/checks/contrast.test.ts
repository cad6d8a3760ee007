import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { exampleSite } from './example-site.test-data.ts';

const theme = { _id: 'theme', _type: 'theme', ground: '#faf7f1', ink: '#211f1b', accent: '#8c3d25' };

test('colours of the house must be readable on its background', () => {
  expect(contrast(theme, exampleSite())).toEqual([]);
  expect(contrast({ ...theme, accent: '#ffee00' }, exampleSite())).toMatchObject([
    { level: 'advice', path: ['accent'] },
  ]);
  expect(contrast({ ...theme, ground: '#808080' }, exampleSite()).map(({ path }) => path)).toContainEqual([
    'ground',
  ]);
});

test('a colour of the top bar must be readable on the background of the site', () => {
  const bar = (color: string) => ({
    _id: 'top-bar',
    _type: 'topBar',
    left: [{ _type: 'topBarItem', _key: 'a', color }],
  });
  const site = exampleSite([theme]);
  expect(contrast(bar('#8c3d25'), site)).toEqual([]);
  expect(contrast(bar('#ffee00'), site)).toMatchObject([{ path: ['left', { _key: 'a' }, 'color'] }]);
});
