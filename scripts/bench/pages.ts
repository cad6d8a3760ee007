/** A page of the seeded site. `kind` names its budget; each kind has at least one. */
export type BenchPage = { name: string; kind: string; path: string };

const property = '/nl/te-koop/mechelen/rijwoning-met-stadstuin-vlak-bij-de-dijle/2101/';

/** One page for each budget. */
export const mainPages: readonly BenchPage[] = [
  { name: 'home', kind: 'home', path: '/nl/' },
  { name: 'list', kind: 'list', path: '/nl/te-koop/' },
  { name: 'property', kind: 'property', path: property },
  { name: 'form', kind: 'form', path: '/nl/contact/' },
];

/** One page of each kind that search engines may index. */
export const indexablePages: readonly BenchPage[] = [
  ...mainPages,
  { name: 'list to rent', kind: 'list', path: '/nl/te-huur/' },
  { name: 'projects', kind: 'projects', path: '/nl/nieuwbouw/' },
  { name: 'project', kind: 'project', path: '/nl/nieuwbouw/mechelen/dijlehof/71/' },
  { name: 'recently sold', kind: 'recently sold', path: '/nl/recent-verkocht/' },
  { name: 'valuation', kind: 'form', path: '/nl/gratis-schatting/' },
  { name: 'alert', kind: 'form', path: '/nl/zoekopdracht/' },
  { name: 'newsletter', kind: 'form', path: '/nl/nieuwsbrief/' },
  { name: 'content', kind: 'content', path: '/nl/verkopen/' },
  { name: 'article', kind: 'article', path: '/nl/werkwijze/zorgeloze-service/' },
];

const requestsOfPopular = 6;

/** Asks for a page until the site has compressed it as well as it does for popular pages. */
export async function makePopular(address: string): Promise<void> {
  for (let count = 0; count < requestsOfPopular; count += 1) {
    const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
    await response.arrayBuffer();
  }
}
