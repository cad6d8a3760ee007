import { alertTexts } from './texts/forms/alert.ts';
import { consentTexts } from './texts/consent.ts';
import { lawTexts } from './texts/law.ts';
import { costsTexts } from './texts/property/costs.ts';
import { evidenceTexts } from './texts/evidence.ts';
import { factsTexts } from './texts/property/facts.ts';
import { favouritesTexts } from './texts/favourites.ts';
import { roundTexts } from './texts/round.ts';
import { takeAlongTexts } from './texts/take-along.ts';
import { filterTexts } from './texts/filter.ts';
import { formTexts } from './texts/forms/form.ts';
import { layoutTexts, draftTexts, moduleTexts, errorTexts } from './texts/layout.ts';
import { listTexts, recentTexts } from './texts/list.ts';
import { mailTexts } from './texts/forms/mail.ts';
import { mapTexts } from './texts/map.ts';
import { messageTexts } from './texts/forms/message.ts';
import { offerTexts, applicationTexts } from './texts/property/offer.ts';
import { portalActionTexts } from './texts/portal-actions.ts';
import { portalTexts } from './texts/portal.ts';
import { projectTexts, shareTexts } from './texts/property/project.ts';
import {
  propertyTexts,
  printTexts,
  nearbyTexts,
  galleryTexts,
  documentsTexts,
} from './texts/property/property.ts';
import { searchTexts } from './texts/search.ts';
import { visitTexts, openHouseTexts } from './texts/property/visit.ts';
import { validationTexts } from './texts/forms/validation.ts';

/**
 * Every interface text that is not page content, by area as the Studio groups them, with the description that editors
 * read. A description names each placeholder of its text in braces, and every translation holds exactly those. A pair
 * ending in `_one` and `_other` is one text in singular and plural, chosen by `{count}`; `_zero` is for none.
 */
export const textAreas = [
  { id: 'layout', title: 'Header, menu, footer and popup', texts: layoutTexts },
  { id: 'draft', title: 'Drafts and draft links', texts: draftTexts },
  { id: 'module', title: 'Modules', texts: moduleTexts },
  { id: 'property', title: 'Properties', texts: propertyTexts },
  { id: 'gallery', title: 'Pictures of a property', texts: galleryTexts },
  { id: 'facts', title: 'Property facts', texts: factsTexts },
  { id: 'nearby', title: 'Distances from a property', texts: nearbyTexts },
  { id: 'print', title: 'A property on paper', texts: printTexts },
  { id: 'costs', title: 'Costs of a property', texts: costsTexts },
  { id: 'law', title: 'What the law asks for', texts: lawTexts },
  { id: 'documents', title: 'Documents of a property', texts: documentsTexts },
  { id: 'list', title: 'Lists', texts: listTexts },
  { id: 'map', title: 'Maps', texts: mapTexts },
  { id: 'filter', title: 'Filters', texts: filterTexts },
  { id: 'project', title: 'New-build projects', texts: projectTexts },
  { id: 'share', title: 'Sharing a property', texts: shareTexts },
  { id: 'visit', title: 'Visits of a property', texts: visitTexts },
  { id: 'openHouse', title: 'Open house days', texts: openHouseTexts },
  { id: 'application', title: 'Rental applications', texts: applicationTexts },
  { id: 'offer', title: 'Offers to buy', texts: offerTexts },
  { id: 'recent', title: 'Recently sold and rented', texts: recentTexts },
  { id: 'search', title: 'Search', texts: searchTexts },
  { id: 'favourites', title: 'Favourites', texts: favouritesTexts },
  { id: 'takeAlong', title: 'Homes to take along', texts: takeAlongTexts },
  { id: 'round', title: 'The day’s visits of a broker', texts: roundTexts },
  { id: 'form', title: 'Forms', texts: formTexts },
  { id: 'validation', title: 'Form errors', texts: validationTexts },
  { id: 'message', title: 'Messages and thank-you pages', texts: messageTexts },
  { id: 'alert', title: 'Search alerts', texts: alertTexts },
  { id: 'portal', title: 'Owner portal', texts: { ...portalTexts, ...portalActionTexts } },
  { id: 'consent', title: 'Cookies', texts: consentTexts },
  { id: 'evidence', title: 'What the site tells about itself', texts: evidenceTexts },
  { id: 'mail', title: 'E-mails', texts: mailTexts },
  { id: 'error', title: 'Errors', texts: errorTexts },
] as const;

/** Intersects the areas: their union would have no key in common. */
type Joined<Areas> = (Areas extends unknown ? (area: Areas) => void : never) extends (all: infer All) => void
  ? All
  : never;

type Descriptions = Joined<(typeof textAreas)[number]['texts']>;

const descriptions = Object.assign({}, ...textAreas.map(({ texts }) => texts)) as Descriptions;

/** A stored text, such as `list.count_one`. */
export type TextKey = keyof Descriptions;

/** A text as code requests it: a plural pair goes by its common name, such as `list.count`. */
export type TextName = TextKey extends infer Key
  ? Key extends `${infer Name}_${'zero' | 'one' | 'other'}`
    ? Name
    : Key
  : never;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** Finds a key directly: comparing each name with all keys would pass the compiler's limit. */
type DescribedKey<Name extends TextName> = Name extends TextKey ? Name : Extract<`${Name}_other`, TextKey>;

/** The placeholders a text needs, such as `'page' | 'total'`; `never` when it has none. */
export type TextPlaceholder<Name extends TextName> = PlaceholdersIn<Descriptions[DescribedKey<Name>]>;

export const textKeys = textAreas.flatMap((area) => Object.keys(area.texts)) as TextKey[];

export function textDescription(key: TextKey): string {
  return descriptions[key];
}

/** Replaces dots with dashes, because ids with a dot are private. */
export function textDocumentId(key: TextKey): string {
  return `text-${key.replaceAll('.', '-')}`;
}

const knownKeys = new Set<unknown>(textKeys);

export function isTextKey(value: unknown): value is TextKey {
  return knownKeys.has(value);
}
