export const pageKinds = [
  { id: 'content', title: 'Content page', description: 'Shows its modules only.' },
  { id: 'home', title: 'Home page', description: 'The start page of the site. There is only one.' },
  {
    id: 'property-list-sale',
    title: 'Properties for sale',
    description: 'Lists all properties for sale, with the modules around the list.',
  },
  {
    id: 'property-list-rent',
    title: 'Properties for rent',
    description: 'Lists all properties for rent, with the modules around the list.',
  },
  {
    id: 'project-list',
    title: 'New-build projects',
    description:
      'Lists the projects, each with a page of its own below this one, with the modules around the list.',
  },
  {
    id: 'recently-sold',
    title: 'Recently sold and rented',
    description: 'Shows what was sold and rented out last, above its modules. There is one.',
  },
  {
    id: 'legal-facts',
    title: 'Facts the law asks for',
    description: 'Explains which facts the law asks for in each region, above its modules. There is one.',
  },
  {
    id: 'favourites',
    title: 'Favourites',
    description: 'Lists the properties that its visitor marked, above its modules. There is one.',
  },
  {
    id: 'login',
    title: 'Owner login',
    description: 'Shows the form with which owners log in to their portal, above its modules. There is one.',
  },
] as const;

export type PageKind = (typeof pageKinds)[number]['id'];

export function isPageKind(value: unknown): value is PageKind {
  return pageKinds.some((kind) => kind.id === value);
}
