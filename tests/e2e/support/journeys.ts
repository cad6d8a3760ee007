import { isWhole } from './figures.ts';

/** The same route through the site in each language: the words a visitor follows and where they lead. */
export const journeys = [
  {
    language: 'nl',
    tag: 'nl-BE',
    home: 'Thuis begint met vertrouwen',
    modules: ['Uw familiekantoor in Mechelen en Leuven', 'Nieuw in ons aanbod', 'Huis & Haard in cijfers'],
    sale: { title: 'Te koop', path: '/nl/te-koop/' },
    rent: { title: 'Te huur', path: '/nl/te-huur/' },
    property: {
      title: 'Rijwoning met stadstuin vlak bij de Dijle',
      path: '/nl/te-koop/mechelen/rijwoning-met-stadstuin-vlak-bij-de-dijle/2101/',
      details: 'Kenmerken',
    },
    notFound: 'Pagina niet gevonden',
  },
  {
    language: 'fr',
    tag: 'fr-BE',
    home: 'Chez soi commence par la confiance',
    modules: ['Votre agence familiale à Malines et à Louvain', 'Nos nouveautés', 'Huis & Haard en chiffres'],
    sale: { title: 'À vendre', path: '/fr/a-vendre/' },
    rent: { title: 'À louer', path: '/fr/a-louer/' },
    property: {
      title: 'Maison mitoyenne avec jardin de ville près de la Dyle',
      path: '/fr/a-vendre/malines/maison-mitoyenne-avec-jardin-de-ville-pres-de-la-dyle/2101/',
      details: 'Caractéristiques',
    },
    notFound: 'Page introuvable',
  },
  {
    language: 'en',
    tag: 'en',
    home: 'Home begins with trust',
    modules: ['Your family agency in Mechelen and Leuven', 'New properties', 'Huis & Haard in figures'],
    sale: { title: 'For sale', path: '/en/for-sale/' },
    rent: { title: 'For rent', path: '/en/for-rent/' },
    property: {
      title: 'Terraced house with a walled town garden by the Dijle',
      path: '/en/for-sale/mechelen/terraced-house-with-a-walled-town-garden-by-the-dijle/2101/',
      details: 'Details',
    },
    notFound: 'Page not found',
  },
] as const;

/** Each journey with JavaScript and without; in brief, each language once. */
export const ways = journeys.flatMap((journey) =>
  [true, false]
    .filter((javaScriptEnabled) => isWhole || javaScriptEnabled === (journey.language !== 'fr'))
    .map((javaScriptEnabled) => ({
      journey,
      javaScriptEnabled,
      how: `${journey.language}, ${javaScriptEnabled ? 'with JavaScript' : 'without JavaScript'}`,
    })),
);

/** All items in a full verification, else one: for tests that no language or screen width affects. */
export function inBrief<Item>(items: readonly Item[], index = 0): readonly Item[] {
  return isWhole ? items : items.slice(index, index + 1);
}
