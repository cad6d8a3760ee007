import { STORIES } from './own-stories.ts';
import type { Hints, PictureWords, Scene } from './words.ts';

const picture = (
  id: string,
  scene: Scene,
  seed: number,
  hints: Hints,
  mainType = 'agency',
): PictureWords => ({ id, scene, mainType, seed, hints });

const people: readonly PictureWords[] = (
  [
    ['b1', 'woman', 50, 500],
    ['b2', 'man', 30, 501],
    ['b3', 'woman', 30, 502],
    ['b4', 'man', 40, 503],
    ['b5', 'woman', 40, 504],
    ['b6', 'man', 50, 507],
    ['b7', 'woman', 50, 508],
  ] as const
).map(([id, who, age, seed]) => picture(id, 'portrait', seed, { who, age }));

/** Pages with a wide picture on top; each also has a 3:2 one for narrow screens. */
const BANNERS: readonly (readonly [name: string, scene: Scene, hints: Hints])[] = [
  [
    'home',
    'exterior',
    {
      form: 'row',
      era: '1900s',
      storeys: 3,
      bays: 2,
      material: 'red-brick',
      roof: 'gable',
      door: 'bottle-green',
      light: 'dusk',
      season: 'summer',
      sky: 'high-cloud',
      street: 'lamp-post',
    },
  ],
  [
    'sale',
    'exterior',
    {
      form: 'detached',
      era: '2010s',
      storeys: 2,
      bays: 5,
      material: 'white-brick',
      roof: 'hip',
      door: 'oak',
      light: 'dusk',
      season: 'summer',
      sky: 'high-cloud',
      street: 'hedge',
    },
  ],
  [
    'rent',
    'view',
    { kind: 'river-and-tower', height: 'first-floor', light: 'dusk', season: 'summer', sky: 'high-cloud' },
  ],
  [
    'projects',
    'exterior',
    {
      form: 'block',
      era: '2020s',
      storeys: 4,
      bays: 7,
      material: 'pale-brick',
      roof: 'flat',
      door: 'sage',
      light: 'dusk',
      season: 'spring',
      sky: 'high-cloud',
      street: 'plane-tree',
      project: 'dijlehof',
    },
  ],
  [
    'about',
    'view',
    {
      kind: 'ponds-with-trees',
      height: 'first-floor',
      light: 'dusk',
      season: 'autumn',
      sky: 'high-cloud',
    },
  ],
  [
    'team',
    'living',
    {
      era: '1900s',
      light: 'evening',
      floor: 'herringbone',
      wall: 'forest',
      window: 'tall-sash',
      sofa: 'oat',
      feature: 'bookshelves',
      lamp: 'floor',
      plant: 'olive',
    },
  ],
  [
    'contact',
    'exterior',
    {
      form: 'row',
      era: '1890s',
      storeys: 3,
      bays: 3,
      material: 'rendered-cream',
      roof: 'mansard',
      door: 'navy',
      light: 'dusk',
      season: 'spring',
      sky: 'high-cloud',
      street: 'lamp-post',
    },
  ],
  [
    'sell',
    'exterior',
    {
      form: 'semi',
      era: '1930s',
      storeys: 2,
      bays: 2,
      material: 'brown-brick',
      roof: 'gable',
      door: 'cream',
      light: 'dusk',
      season: 'autumn',
      sky: 'clear',
      street: 'hedge',
    },
  ],
  [
    'appraisal',
    'view',
    { kind: 'rooftops-and-cathedral', height: 'roof', light: 'dusk', season: 'spring', sky: 'clear' },
  ],
];

const office = (id: string, seed: number, hints: Hints): PictureWords =>
  picture(id, 'exterior', seed, { form: 'shop', storeys: 3, roof: 'gable', ...hints });

/** Pictures of the agency itself: people, banners, offices and articles. */
export const OWN_PICTURES: readonly PictureWords[] = [
  ...people,
  ...BANNERS.flatMap(([name, scene, hints], index) => [
    picture(`banner-${name}`, scene, 600 + index, { ...hints, format: 'wide' }),
    picture(`banner-${name}-3x2`, scene, 620 + index, hints),
  ]),
  office('office-mechelen', 641, {
    era: '1900s',
    bays: 3,
    material: 'red-brick',
    door: 'bottle-green',
    light: 'morning',
    season: 'spring',
    sky: 'broken-cloud',
    street: 'bicycles',
  }),
  {
    ...office('office-mechelen-dusk', 643, {
      era: '1900s',
      bays: 3,
      material: 'red-brick',
      door: 'bottle-green',
      season: 'autumn',
      sky: 'clear',
      street: 'lamp-post',
      project: 'office-mechelen',
    }),
    scene: 'dusk',
  },
  office('office-leuven', 642, {
    era: '1880s',
    bays: 2,
    material: 'white-plaster',
    door: 'navy',
    light: 'noon',
    season: 'summer',
    sky: 'high-cloud',
    street: 'lamp-post',
  }),
  ...STORIES.map(([scene, hints], index) => picture(`story-${index + 1}`, scene, 650 + index, hints)),
];
