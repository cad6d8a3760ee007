import type { Template } from 'sanity';
import type { StaffProperty, StaffPropertyQuery } from 'schemas/staff-property.ts';
import { say } from '../locale/say.ts';

const id = 'property-edit-of';

/** Parameters of the template: the property that a new document is about. */
type About = { reference: string };

export const propertyEditTemplate: Template<About, About> = {
  id,
  title: say('Property'),
  schemaType: 'propertyEdit',
  parameters: [{ name: 'reference', title: say('Property'), type: 'string' }],
  value: (about) => ({ reference: about?.reference ?? '' }),
};

export function isPropertyEditTemplate(templateId: string): boolean {
  return templateId === id;
}

/** Document that changes how the site shows a property; a draft wins over the published version. */
export type PropertyEdit = {
  _id: string;
  reference?: string;
  isFeatured?: boolean;
  isHidden?: boolean;
  hasWords?: boolean;
};

export const editsQuery = `*[_type == "propertyEdit"]{
  _id, reference, isFeatured, isHidden,
  "hasWords": count(title[defined(value)]) > 0 || count(teaser[defined(value)]) > 0
}`;

export const propertyFilters = [
  { id: 'all', title: say('All properties') },
  { id: 'available', title: say('Available') },
  { id: 'gone', title: say('Sold, rented or withdrawn') },
  { id: 'featured', title: say('Featured') },
  { id: 'hidden', title: say('Hidden') },
  { id: 'unlawful', title: say('Not as the law asks') },
] as const;

export type PropertyFilter = (typeof propertyFilters)[number]['id'];

export type ListedProperty = { property: StaffProperty; edit: PropertyEdit | undefined };

const draftPrefix = 'drafts.';

export function publishedId({ _id }: PropertyEdit): string {
  return _id.startsWith(draftPrefix) ? _id.slice(draftPrefix.length) : _id;
}

export function withEdits(
  properties: readonly StaffProperty[],
  edits: readonly PropertyEdit[],
): ListedProperty[] {
  const byReference = new Map<string, PropertyEdit>();
  for (const edit of edits.toSorted((a, b) => draftsLast(a) - draftsLast(b)))
    if (edit.reference !== undefined) byReference.set(edit.reference, edit);
  return properties.map((property) => ({ property, edit: byReference.get(property.reference) }));
}

const draftsLast = ({ _id }: PropertyEdit) => Number(_id.startsWith(draftPrefix));

const isOf: Readonly<Record<PropertyFilter, (listed: ListedProperty) => boolean>> = {
  all: () => true,
  available: ({ property }) => property.state === 'available',
  gone: ({ property }) => property.state !== 'available',
  featured: ({ edit }) => edit?.isFeatured === true,
  hidden: ({ edit }) => edit?.isHidden === true,
  unlawful: ({ property: { law = [], isHeld } }) =>
    isHeld === true || law.some(({ severity }) => severity !== 'note'),
};

/** Requires every word of the text in the number, the title or the place. */
export function filterProperties(
  listed: readonly ListedProperty[],
  { filter, text }: { filter: PropertyFilter; text: string },
): ListedProperty[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter((each) => {
    const { reference, title, place } = each.property;
    const searched = `${reference} ${title} ${place}`.toLowerCase();
    return isOf[filter](each) && words.every((word) => searched.includes(word));
  });
}

/** Query for which the site returns what `filterProperties` would show of all its properties. */
export function propertyQuery(
  edits: readonly PropertyEdit[],
  { filter, text }: { filter: PropertyFilter; text: string },
): StaffPropertyQuery {
  const isEdited = filter === 'featured' || filter === 'hidden';
  const wanted = edits.filter(({ isFeatured, isHidden }) => (filter === 'featured' ? isFeatured : isHidden));
  return {
    ...(text.trim() && { text: text.trim() }),
    ...((filter === 'available' || filter === 'gone') && { state: filter }),
    ...(filter === 'unlawful' && { isUnlawful: true }),
    ...(isEdited && { references: wanted.flatMap(({ reference }) => reference ?? []) }),
  };
}

const goals = { sale: say('For sale'), rent: say('For rent') };
const states = {
  available: undefined,
  sold: say('Sold'),
  rented: say('Rented'),
  withdrawn: say('Withdrawn'),
  suspended: say('Suspended'),
};

export function stateTitle({ goal, state }: Pick<StaffProperty, 'goal' | 'state'>): string {
  return states[state] ?? goals[goal];
}

/** Formats as `2101 · Herenhuis met stadstuin · 9000 Gent`. */
export function propertyTitle({ reference, title, place }: StaffProperty): string {
  return [reference, title, place].join(' · ');
}
