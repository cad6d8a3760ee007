import sharp from 'sharp';
import { expect, test } from 'vitest';
import { isWellFramed } from './base/picture.ts';
import { composePicture, drawPicture } from './draw-picture.ts';
import { pictureList } from './list.ts';
import { readIndex } from './originals.ts';
import { OWN_PICTURES } from './own-list.ts';
import type { Hints, PictureWords, Scene } from './words.ts';

const LIST = pictureList();
const OUTSIDE = new Set<Scene>(['exterior', 'street', 'dusk', 'front', 'terrace', 'garden']);

/** The first picture of the sample for every scene, form, kind, layout or shape that occurs in it. */
const KINDS = new Map<string, PictureWords>();
for (const words of LIST) {
  const { form, kind, layout, shape } = words.hints;
  const name = [words.scene, form ?? kind ?? layout ?? shape ?? ''].join(' ').trim();
  if (!KINDS.has(name)) KINDS.set(name, words);
}
const drawings = new Map<string, string>();
const drawingOf = (words: PictureWords): string => {
  const svg = drawings.get(words.id) ?? drawPicture(words);
  drawings.set(words.id, svg);
  return svg;
};
const NAMED = [...KINDS];
const pick = (scene: Scene, hints: Hints, id = 'probe', mainType = 'house'): string =>
  drawPicture({ id, scene, mainType, seed: 7, hints });

test.each(NAMED)('a picture of %s is well-formed and of the size it says', async (_, words) => {
  const { format, width, height } = await sharp(Buffer.from(drawingOf(words))).metadata();
  const high = words.scene === 'portrait' ? 1700 : words.hints.format === 'wide' ? 583 : 907;
  expect({ format, width, height }).toEqual({ format: 'svg', width: 1360, height: high });
});

test.each(NAMED)('a picture of %s has numbers everywhere', (_, words) => {
  expect(drawingOf(words)).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test.each(NAMED)('a picture of %s has no style, script, text or outside reference', (_, words) => {
  expect(drawingOf(words)).not.toMatch(
    /style=|<(style|script|image|text|use|foreignObject)|href|data:| on\w+=/,
  );
});

test.each(NAMED)('the paths of %s are in whole units', (_, words) => {
  for (const [, data = ''] of drawingOf(words).matchAll(/ d="([^"]*)"/g)) expect(data).not.toContain('.');
});

test.each(NAMED)('other numbers of %s have at most two decimals', (_, words) => {
  for (const [, value = ''] of drawingOf(words).matchAll(/(?:opacity|width|offset)="([^"]*)"/g))
    expect(value).toMatch(/^-?\d*(\.\d{1,2})?%?$/);
});

test.each(NAMED)('%s refers only to what it defines', (_, words) => {
  const svg = drawingOf(words);
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(defined).size).toBe(defined.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(defined).toContain(id);
});

test.each(NAMED)('every colour of %s is one or the absence of one', (_, words) => {
  for (const [, colour = ''] of drawingOf(words).matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g))
    expect(colour).toMatch(/^(#[0-9a-f]{3}|#[0-9a-f]{6}|none|url\(#[^)]+\))$/);
});

test.each(NAMED)('a picture of %s is rich enough to look at and small enough to commit', (_, words) => {
  const svg = drawingOf(words);
  expect(svg.match(/<(path|rect|ellipse|circle)/g)?.length ?? 0).toBeGreaterThan(15);
  expect(svg.length).toBeLessThan(400_000);
});

const SCENES = [...new Set(LIST.map(({ scene }) => scene))].flatMap((scene) => {
  const words = LIST.find((one) => one.scene === scene);
  return words ? ([[scene, words]] as const) : [];
});

test.each(SCENES)('the same %s is drawn the same twice', (_, words) => {
  expect(drawPicture(words)).toBe(drawPicture(words));
});

// A plan follows from the home's data alone.
const COMPOSED = SCENES.filter(([scene]) => scene !== 'plan');

test.each(COMPOSED)('another seed draws another %s', (_, words) => {
  expect(drawPicture({ ...words, seed: words.seed + 1 })).not.toBe(drawingOf(words));
});

test.each(COMPOSED.filter(([scene]) => scene !== 'portrait'))(
  'another variant draws another %s',
  (_, words) => {
    expect(drawPicture(words, 1)).not.toBe(drawingOf(words));
  },
);

test.each(SCENES)('a %s is drawn without any hints', (scene) => {
  expect(pick(scene, {})).toMatch(/^<svg .*<\/svg>$/s);
});

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const HOURS = ['morning', 'noon', 'evening', 'overcast'];
const MOMENTS = SEASONS.flatMap((season) => HOURS.map((light) => [season, light] as const));

test.each(MOMENTS)('a house in %s at %s has a picture', (season, light) => {
  const svg = pick('exterior', { form: 'detached', storeys: 2, season, light });
  expect(svg).not.toMatch(/NaN|undefined/);
  expect(svg).toMatch(/^<svg .*<\/svg>$/s);
});

test.each(MOMENTS)('a garden in %s at %s has a picture', (season, light) => {
  expect(pick('garden', { season, light, surface: 80 })).not.toMatch(/NaN|undefined/);
});

test.each(['house', 'apartment', 'garage', 'parking', 'land', 'office'])('a %s has a plan', (mainType) => {
  expect(pick('plan', { shape: 'rectangle', bedrooms: 2, bathrooms: 1 }, 'plan', mainType)).toMatch(/^<svg/);
});

test('every picture of the sample has an id of its own', () => {
  expect(new Set(LIST.map(({ id }) => id)).size).toBe(LIST.length);
});

test.each(
  LIST.filter(({ scene, hints }) => OUTSIDE.has(scene) && hints.format !== 'wide').map(
    (words) => [words.id, words] as const,
  ),
)('the house, land or bay on offer of %s lies inside the frame and fills it', (_, words) => {
  const { main } = composePicture(words, readIndex()[words.id]?.variant);
  expect(main && isWellFramed(main), JSON.stringify(main)).toBe(true);
});

const INSIDE = new Set<Scene>([
  'living',
  'dining',
  'kitchen',
  'bedroom',
  'bathroom',
  'stairs',
  'office',
  'utility',
  'detail',
]);
const ROOMS = LIST.filter(({ scene, hints }) => INSIDE.has(scene) && hints.format !== 'wide');
const composed = new Map(
  ROOMS.map((words) => [words.id, composePicture(words, readIndex()[words.id]?.variant)] as const),
);

test.each(ROOMS.map(({ id, scene }) => [id, scene] as const))(
  '%s shows the main object of its %s whole and large',
  (id) => {
    const main = composed.get(id)?.main;
    expect(main && isWellFramed(main), JSON.stringify(main)).toBe(true);
  },
);

test('no painting, lamp, vase or plant is seen twice in one gallery', () => {
  const homes = new Set(ROOMS.flatMap(({ id }) => (/^p\d+-/.test(id) ? [id.replace(/-\d+$/, '-')] : [])));
  expect(homes.size).toBeGreaterThan(40);
  for (const home of homes) {
    const rooms = ROOMS.filter(({ id }) => id.startsWith(home));
    const things = rooms.flatMap(({ id }) => composed.get(id)?.things ?? []);
    expect(things.length, home).toBeGreaterThan(3);
    expect(
      things.filter((thing, at) => things.indexOf(thing) !== at),
      home,
    ).toEqual([]);
  }
});

const NEARBY = ['church-square', 'village-green', 'market', 'station', 'shop-street', 'park'];

test.each(NEARBY)('the neighbourhood of a %s shows it whole', (kind) => {
  for (const id of ['one', 'two']) {
    const words = {
      id,
      scene: 'neighbourhood',
      mainType: 'house',
      seed: 1,
      hints: { kind, light: 'noon' },
    } as const;
    const { main, svg } = composePicture(words);
    expect(main && isWellFramed(main), JSON.stringify(main)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined/);
  }
});

test('a kind of neighbourhood without a square of its own is seen from the street', () => {
  expect(pick('neighbourhood', { kind: 'canal-with-barge' })).toMatch(/^<svg/);
});

test.each(['row', 'semi', 'detached', 'block', 'warehouse', 'garage-row'])(
  'the front door of a %s fills its picture',
  (form) => {
    const hints = { form, era: '1930s', storeys: 3, bays: 3, material: 'red-brick', light: 'noon' };
    const { main } = composePicture({ id: 'p9-2', scene: 'front', mainType: 'house', seed: 1, hints });
    expect(main && isWellFramed(main), JSON.stringify(main)).toBe(true);
  },
);

test.each(['balcony', 'roof'])('a %s terrace lies wholly inside its picture', (kind) => {
  const hints = { kind, light: 'evening', season: 'summer', material: 'red-brick' };
  const { main } = composePicture({ id: 'p9-3', scene: 'terrace', mainType: 'penthouse', seed: 1, hints });
  expect(main && isWellFramed(main), JSON.stringify(main)).toBe(true);
});

test('a banner leaves its left half to the title', () => {
  for (const words of OWN_PICTURES.filter(
    ({ scene, hints }) => scene === 'exterior' && hints.format === 'wide',
  ))
    expect(composePicture(words).main?.left, words.id).toBeGreaterThan(0.4);
});

test('every banner is there in both of its formats', () => {
  const banners = OWN_PICTURES.filter(({ id }) => id.startsWith('banner-'));
  const [wide, small] = [true, false].map((is) =>
    banners.filter(({ id, hints }) => (hints.format === 'wide') === is && id.endsWith('-3x2') !== is),
  );
  expect(wide?.map(({ id }) => `${id}-3x2`)).toEqual(small?.map(({ id }) => id));
});
