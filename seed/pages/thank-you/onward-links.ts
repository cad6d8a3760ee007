import type { Translations } from '../../localized.ts';

export type OnwardLink = Translations<{ text: string; href: string }>;

/** Next steps that make sense after a form. */
export const onwardLinks = {
  deed: {
    nl: {
      text: 'Lees hoe het gaat van compromis tot akte',
      href: '/nl/stappenplan/stap-4-compromis-en-akte/',
    },
    fr: { text: 'Voir le chemin du compromis à l’acte', href: '/fr/etapes/etape-4-compromis-et-acte/' },
    en: { text: 'See what happens between agreement and deed', href: '/en/steps/step-4-agreement-and-deed/' },
  },
  forSale: {
    nl: { text: 'Bekijk wat er te koop staat', href: '/nl/te-koop/' },
    fr: { text: 'Voir ce qui est à vendre', href: '/fr/a-vendre/' },
    en: { text: 'See what is for sale', href: '/en/for-sale/' },
  },
  projects: {
    nl: { text: 'Bekijk al onze nieuwbouwprojecten', href: '/nl/nieuwbouw/' },
    fr: { text: 'Voir tous nos projets neufs', href: '/fr/projets-neufs/' },
    en: { text: 'See all our new-build projects', href: '/en/new-build/' },
  },
  searchAlert: {
    nl: { text: 'Krijg een mail zodra er iets bijkomt dat past', href: '/nl/zoekopdracht/' },
    fr: { text: 'Recevoir un e-mail dès qu’un bien correspond', href: '/fr/recherche/' },
    en: { text: 'Get an e-mail as soon as something suitable comes up', href: '/en/search-demand/' },
  },
  steps: {
    nl: { text: 'Lees hoe een verkoop verloopt', href: '/nl/stappenplan/' },
    fr: { text: 'Voir comment se déroule une vente', href: '/fr/etapes/' },
    en: { text: 'See how a sale works', href: '/en/steps/' },
  },
  valuation: {
    nl: { text: 'Wat is uw eigen woning waard? Vraag een gratis schatting', href: '/nl/gratis-schatting/' },
    fr: {
      text: 'Que vaut votre propre logement ? Demandez une estimation gratuite',
      href: '/fr/estimation-gratuite/',
    },
    en: { text: 'What is your own home worth? Ask for a free valuation', href: '/en/free-valuation/' },
  },
} as const satisfies Record<string, OnwardLink>;
