import { textAreas, type TextKey, type TextName } from 'schemas/text-keys.ts';
import type { Texts } from '../cms/content.ts';

type Area = (typeof textAreas)[number];

const clientAreas = [
  'layout',
  'module',
  'property',
  'list',
  'recent',
  'search',
  'favourites',
  'consent',
  'error',
] as const satisfies readonly Area['id'][];

const singleTexts = ['facts.broker'] as const satisfies readonly TextKey[];

/** Not sent, because only loaders use them or nothing does. */
const serverOnlyTexts = [
  'breadcrumb.home',
  'beforeAfter.before',
  'beforeAfter.after',
  'beforeAfter.handle',
  'slider.label',
  'slider.kind',
  'slider.previous',
  'slider.next',
  'slider.position',
  'slider.goTo',
  'slider.pause',
  'slider.play',
  'footer.contact',
  'language.switchTo',
  'topBar.openToday',
  'topBar.fromTo',
  'topBar.closedUntil',
  'error.api',
  'property.price',
  'property.worth',
  'property.rent',
  'property.bedroomsLabel',
  'property.bathroomsLabel',
  'property.livingSurface',
  'property.groundSurface',
  'property.energyLabel',
  'property.energyLabelUnknown',
  'property.energyConsumption',
  'property.energyConsumptionValue',
  'property.buildYear',
  'property.noPictures',
  'property.notFoundTitle',
  'property.notFound',
  'list.backToResults_one',
  'list.backToResults_other',
  'list.position',
  'list.previousProperty',
  'list.nextProperty',
  'property.soldMessage',
  'property.rentedMessage',
  'property.withdrawnMessage',
  'property.suspendedMessage',
  'property.underOptionMessage',
  'property.reservedMessage',
  'property.soldConditionallyMessage',
  'property.soldOutMessage',
  'list.sort',
  'list.sortNewest',
  'list.sortPriceUp',
  'list.sortPriceDown',
  'list.sortSurface',
  'list.sortPricePerSquareMetre',
  'list.noProjects',
  'compare.type',
  'search.yourSearch',
  'search.types',
  'search.cities',
  'search.properties',
  'search.suggestionCount_one',
  'search.suggestionCount_other',
  'search.noSuggestions',
  'notFound.title',
  'notFound.searchHeading',
  'notFound.message',
] as const satisfies readonly TextKey[];

type KeysOf<Part extends Area> = Part extends { texts: infer Descriptions } ? keyof Descriptions : never;
type ClientKey =
  | Exclude<KeysOf<Extract<Area, { id: (typeof clientAreas)[number] }>>, (typeof serverOnlyTexts)[number]>
  | (typeof singleTexts)[number];
type NameOf<Key> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

export type ClientTextName = Extract<TextName, NameOf<ClientKey>>;

const areaIds: readonly string[] = clientAreas;
const clientKeys = new Set<string>([
  ...textAreas.filter(({ id }) => areaIds.includes(id)).flatMap(({ texts }) => Object.keys(texts)),
  ...singleTexts,
]);
for (const key of serverOnlyTexts) clientKeys.delete(key);

export function clientTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => clientKeys.has(key)));
}
