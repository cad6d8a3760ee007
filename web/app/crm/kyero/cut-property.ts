import { languages } from 'schemas/languages.ts';
import { valueAt, type XmlElement } from '../connector/read-xml.ts';
import type { Fields } from '../connector/read.ts';
import { kyeroFacts } from './kyero-facts.ts';

/** Everything else of a property stays where it is: private notes, commissions, addresses and telephone numbers of agents. */
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

/** A record by path. Its fields come in one order, because the file may tell them in any. */
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
