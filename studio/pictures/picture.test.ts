import { expect, test } from 'vitest';
import { filterPictures, hasSameShape, pictureOf } from './picture.ts';

const stored = (name: string | null, users: string[], [width, height] = [1600, 900]) =>
  pictureOf({ _id: `image-${name}`, originalFilename: name, url: '/a', width, height, users });

const door = stored('Deur.jpg', ['page', 'drafts.page', 'menu']);
const garden = stored('tuin.webp', []);

test('a draft and its published document use a picture once', () => {
  expect(door.users).toEqual(['page', 'menu']);
  expect(stored(null, []).name).toBe('image-null');
});

test('pictures are found by a part of their name, and by being used', () => {
  const names = (filter: 'all' | 'used' | 'unused', text = '') =>
    filterPictures([door, garden], { filter, text }).map(({ name }) => name);
  expect(names('all')).toEqual(['Deur.jpg', 'tuin.webp']);
  expect(names('used')).toEqual(['Deur.jpg']);
  expect(names('unused')).toEqual(['tuin.webp']);
  expect(names('all', ' deur ')).toEqual(['Deur.jpg']);
});

test('a smaller file of the same picture has its shape, an upright one has not', () => {
  expect(hasSameShape(door, stored('b', [], [800, 450]))).toBe(true);
  expect(hasSameShape(door, stored('b', [], [900, 1600]))).toBe(false);
  expect(hasSameShape(door, stored('b', [], [0, 0]))).toBe(false);
});
