import { randomFrom } from './base/random.ts';
import { bathroomScene } from './interiors/bathroom.ts';
import { bedroomScene } from './interiors/bedroom.ts';
import { detailScene } from './interiors/detail.ts';
import { diningScene } from './interiors/dining.ts';
import { kitchenScene } from './interiors/kitchen.ts';
import { livingScene } from './interiors/living.ts';
import { officeScene } from './interiors/office.ts';
import { stairsScene } from './interiors/stairs.ts';
import { utilityScene } from './interiors/utility.ts';
import { portraitScene } from './people/portrait.ts';
import { flatsScene } from './scenes/flats.ts';
import { garageScene } from './scenes/garage.ts';
import { gardenScene } from './scenes/garden.ts';
import { neighbourhoodScene } from './scenes/neighbourhood.ts';
import { planScene } from './scenes/plan.ts';
import { plotScene } from './scenes/plot.ts';
import { semiScene } from './scenes/semi.ts';
import { streetScene } from './scenes/street.ts';
import { terraceScene } from './scenes/terrace.ts';
import { viewScene } from './scenes/view.ts';
import { villaScene } from './scenes/villa.ts';
import type { PictureWords, Scene } from './words.ts';
import type { Picture } from './base/picture.ts';
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
  dining: diningScene,
  office: officeScene,
  utility: utilityScene,
  detail: detailScene,
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
export function composePicture(words: PictureWords, variant = 0): Partial<Picture> & { svg: string } {
  const drawn = SCENES[words.scene](words, randomFrom(`${words.id} ${words.seed} ${variant}`));
  return typeof drawn === 'string' ? { svg: drawn } : drawn;
}

export const drawPicture = (words: PictureWords, variant = 0): string => composePicture(words, variant).svg;
