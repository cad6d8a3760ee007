import type { LanguageId } from 'schemas/languages.ts';

export type OnwardLink = Readonly<Record<LanguageId, { text: string; href: string }>>;

/** Next steps to offer after a form. */
export const onwardLinks = {
  forSale: {
    nl: { text: 'Bekijk wat er te koop staat', href: '/nl/te-koop/' },
    fr: { text: 'Voir ce qui est à vendre', href: '/fr/a-vendre/' },
    en: { text: 'See what is for sale', href: '/en/for-sale/' },
    de: { text: 'Sehen Sie, was zu verkaufen ist', href: '/de/zu-verkaufen/' },
  },
  projects: {
    nl: { text: 'Bekijk al onze nieuwbouwprojecten', href: '/nl/nieuwbouw/' },
    fr: { text: 'Voir tous nos projets neufs', href: '/fr/projets-neufs/' },
    en: { text: 'See all our new-build projects', href: '/en/new-build/' },
    de: { text: 'Alle unsere Neubauprojekte ansehen', href: '/de/neubau/' },
  },
  searchAlert: {
    nl: { text: 'Krijg een mail zodra er iets bijkomt dat past', href: '/nl/zoekopdracht/' },
    fr: { text: 'Recevoir un e-mail dès qu’un bien correspond', href: '/fr/recherche/' },
    en: { text: 'Get an e-mail as soon as something suitable comes up', href: '/en/search-demand/' },
    de: { text: 'Erhalten Sie eine E-Mail, sobald etwas Passendes hinzukommt', href: '/de/suchauftrag/' },
  },
  selling: {
    nl: { text: 'Lees hoe een verkoop verloopt', href: '/nl/verkopen/' },
    fr: { text: 'Voir comment se déroule une vente', href: '/fr/vendre/' },
    en: { text: 'See how a sale works', href: '/en/selling/' },
    de: { text: 'Lesen Sie, wie ein Verkauf abläuft', href: '/de/verkaufen/' },
  },
  valuation: {
    nl: { text: 'Wat is uw eigen woning waard? Vraag een gratis schatting', href: '/nl/gratis-schatting/' },
    fr: {
      text: 'Que vaut votre propre logement ? Demandez une estimation gratuite',
      href: '/fr/estimation-gratuite/',
    },
    en: { text: 'What is your own home worth? Ask for a free valuation', href: '/en/free-valuation/' },
    de: {
      text: 'Was ist Ihre eigene Immobilie wert? Fragen Sie eine kostenlose Schätzung an',
      href: '/de/kostenlose-schaetzung/',
    },
  },
} as const satisfies Record<string, OnwardLink>;
