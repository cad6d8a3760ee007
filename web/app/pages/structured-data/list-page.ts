import type { ListPage } from './vocabulary.ts';

type Card = { title: string; href: string };

type ListPageOptions = {
  siteUrl: string;
  canonical: string;
  name: string;
  inLanguage: string;
  cards: readonly Card[];
  total: number;
  /** Number of properties on earlier pages. */
  offset?: number;
};

export function listPageThing({ canonical, siteUrl, cards, total, ...options }: ListPageOptions): ListPage {
  const { name, inLanguage, offset = 0 } = options;
  return {
    '@type': 'CollectionPage',
    '@id': `${canonical}#list`,
    url: canonical,
    name,
    inLanguage,
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: cards.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: offset + index + 1,
        name: title,
        url: `${siteUrl}${href}`,
      })),
    },
  };
}
