/** Kinds of page. Every kind shows its modules; most add content of their own. */
export const pageKinds = [
  { id: 'content', title: 'Content page', description: 'Shows its modules and nothing else.' },
  { id: 'home', title: 'Home page', description: 'The first page of every language. There is one.' },
  {
    id: 'property-list-sale',
    title: 'Properties for sale',
    description: 'Lists every property for sale above its modules.',
  },
  {
    id: 'property-list-rent',
    title: 'Properties for rent',
    description: 'Lists every property for rent above its modules.',
  },
  {
    id: 'recently-sold',
    title: 'Recently sold and rented',
    description: 'Shows what was sold and rented out last, above its modules. There is one.',
  },
  {
    id: 'favourites',
    title: 'Favourites',
    description: 'Lists the properties that its visitor marked, above its modules. There is one.',
  },
] as const;

export type PageKind = (typeof pageKinds)[number]['id'];

export function isPageKind(value: unknown): value is PageKind {
  return pageKinds.some((kind) => kind.id === value);
}
