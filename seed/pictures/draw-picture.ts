import { randomFrom } from './base/random.ts';
import { portraitScene } from './people/portrait.ts';
import { bathroomScene } from './scenes/bathroom.ts';
import { bedroomScene } from './scenes/bedroom.ts';
import { flatsScene } from './scenes/flats.ts';
import { garageScene } from './scenes/garage.ts';
import { gardenScene } from './scenes/garden.ts';
import { kitchenScene } from './scenes/kitchen.ts';
import { livingScene } from './scenes/living.ts';
import { neighbourhoodScene } from './scenes/neighbourhood.ts';
import { planScene } from './scenes/plan.ts';
import { plotScene } from './scenes/plot.ts';
import { semiScene } from './scenes/semi.ts';
import { stairsScene } from './scenes/stairs.ts';
import { streetScene } from './scenes/street.ts';
import { terraceScene } from './scenes/terrace.ts';
import { viewScene } from './scenes/view.ts';
import { villaScene } from './scenes/villa.ts';
import type { PictureWords, Scene } from './words.ts';
import type { Box, Picture } from './base/picture.ts';
import type { Random } from './base/random.ts';

type Draw = (words: PictureWords, random: Random) => string | Picture;

const BLOCK_FORMS = [
  'block',
  'tower',
  'manor-block',
  'setback',
  'gallery',
  'warehouse',
  'corner-tower',
  'residence',
  'corner',
  'mill-conversion',
  'slab',
  'arcade',
  'terraced-hill',
];

const FORMS: Record<string, Draw> = {
  ...Object.fromEntries(BLOCK_FORMS.map((form) => [form, flatsScene])),
  detached: villaScene,
  courtyard: villaScene,
  longhouse: villaScene,
  semi: semiScene,
  plot: plotScene,
  'garage-row': garageScene,
  'garage-court': garageScene,
  underground: garageScene,
};

const exterior: Draw = (words, random) => (FORMS[String(words.hints.form)] ?? streetScene)(words, random);

const SCENES: Record<Scene, Draw> = {
  exterior,
  street: exterior,
  front: exterior,
  terrace: terraceScene,
  neighbourhood: neighbourhoodScene,
  dusk: (words, random) => exterior({ ...words, hints: { ...words.hints, light: 'dusk' } }, random),
  living: livingScene,
  kitchen: kitchenScene,
  bedroom: bedroomScene,
  bathroom: bathroomScene,
  garden: gardenScene,
  stairs: stairsScene,
  plan: planScene,
  view: viewScene,
  portrait: portraitScene,
};

/** One picture; `variant` gives another composition of the same words. A scene without a main object has no `main`. */
export function composePicture(words: PictureWords, variant = 0): { svg: string; main?: Box } {
  const drawn = SCENES[words.scene](words, randomFrom(`${words.id} ${words.seed} ${variant}`));
  return typeof drawn === 'string' ? { svg: drawn } : drawn;
}

export const drawPicture = (words: PictureWords, variant = 0): string => composePicture(words, variant).svg;
