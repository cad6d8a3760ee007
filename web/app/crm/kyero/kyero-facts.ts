import type { Fact } from '../connector/facts.ts';
import { type Read, size, text, whole, yesNo, type Fields } from '../connector/read.ts';
import type { KyeroKind } from './kyero-codes.ts';
import { languages } from 'schemas/languages.ts';
import { valueAt, type XmlElement } from '../connector/read-xml.ts';

type KyeroFact = Fact<string, KyeroKind>;

const fact = (ours: string, read: Read, ...from: readonly string[]): KyeroFact => ({ from, ours, read });

/** Nought is said where nobody counted. */
const counted: Read = (value) => {
  const read = whole(value);
  return 'value' in read && read.value === 0 ? { value: undefined } : read;
};

const tick = (ours: string, from: string): KyeroFact => ({
  ...fact(
    ours,
    (value) => {
      const read = yesNo(value);
      return 'value' in read && read.value === false ? { value: undefined } : read;
    },
    from,
  ),
  note: 'Only where it is ticked: 0 says nothing.',
});

/** Free words tell what is there, never what is not. */
const listed = (ours: string, ...words: readonly string[]): KyeroFact => ({
  ...fact(
    ours,
    (value) => ({
      value: Array.isArray(value) && words.some((word) => value.includes(word)) ? true : undefined,
    }),
    'features',
  ),
  note: `Where one is: ${words.join(', ')}.`,
});

const letter: Read = (value) => {
  const written = String(value).toUpperCase();
  if (/^[A-G]$/.test(written)) return { value: written };
  return written === 'X' ? { value: undefined } : { reason: 'is of another kind' };
};

export const kyeroFacts: readonly KyeroFact[] = [
  fact('Bedrooms', counted, 'beds'),
  fact('Bathrooms', counted, 'baths'),
  {
    ...fact('SurfaceTotal', size, 'surface_area.built'),
    note: 'Gross or net is not said: not the living area.',
  },
  fact('SurfaceGround', size, 'surface_area.plot'),
  { ...fact('EPCLabelText', letter, 'energy_rating.consumption'), note: 'X is unknown or under way.' },
  tick('NewBuild', 'new_build'),
  tick('Pool', 'pool'),
  listed('Lift', 'lift', 'elevator', 'ascensor'),
  listed('AirConditioning', 'air conditioning', 'aire acondicionado'),
  listed('Alarm', 'alarm', 'alarma'),
  listed('Furnished', 'furnished', 'amueblado'),
  listed('SolarPanels', 'solar panels', 'placas solares'),
  fact('VideoUrl', text, 'video_url'),
  fact('TourUrl', text, 'virtual_tour_url'),
];

/** Everything else stays in the file: private notes, commissions, addresses and telephone numbers of agents. */
const paths: readonly string[] = [
  ...new Set([
    ...['id', 'price', 'currency', 'price_freq', 'type', 'town', 'province', 'postcode', 'country'],
    ...['location.latitude', 'location.longitude'],
    ...languages.map(({ id }) => `desc.${id}`),
    ...kyeroFacts.flatMap(({ from }) => from).filter((path) => path !== 'features'),
  ]),
];

const childrenOf = (element: XmlElement, name: string): readonly XmlElement[] =>
  element.children.find((child) => child.name === name)?.children ?? [];

/** Puts fields in one order, because the file may tell them in any. */
export function cutProperty(property: XmlElement): Fields {
  const told = paths.flatMap((path): [string, string][] => {
    const value = valueAt(property, path);
    return value === undefined ? [] : [[path, value]];
  });
  const images = childrenOf(property, 'images').flatMap((image) => {
    const url = valueAt(image, 'url');
    const isPlan = childrenOf(image, 'tags').some(({ text }) => text.trim() === 'floorplan');
    return url === undefined ? [] : [{ url, ...(isPlan && { isPlan }) }];
  });
  const features = childrenOf(property, 'features').map(({ text }) => text.trim().toLowerCase());
  return { ...Object.fromEntries(told), features, images };
}
