import type { Agency } from '../../agencies/agency.ts';
import type { SeededFooter } from '../../builders/document.ts';
import { localizedRichText, localizedText } from '../../builders/localized.ts';
import { richText } from '../../builders/rich-text.ts';
import { footerOf as starterFooterOf } from '../../starter/singletons/footer.ts';

const own = {
  agency: {
    intro: localizedText({
      nl: 'Familiekantoor voor kopen, verkopen en huren, sinds 1989.',
      fr: 'Agence familiale pour acheter, vendre et louer, depuis 1989.',
      en: 'A family agency for buying, selling and renting, since 1989.',
    }),
  },
  selling: {
    text: localizedRichText({
      nl: richText(
        { text: 'Verkopen met ons', href: '/nl/verkopen/' },
        { text: 'Onze werkwijze', href: '/nl/werkwijze/' },
        { text: 'Stappenplan', href: '/nl/stappenplan/' },
        { text: 'Aanmelden voor eigenaars', href: '/nl/login/' },
      ),
      fr: richText(
        { text: 'Vendre avec nous', href: '/fr/vendre/' },
        { text: 'Notre méthode', href: '/fr/methode/' },
        { text: 'Étapes de la vente', href: '/fr/etapes/' },
        { text: 'Connexion propriétaires', href: '/fr/connexion/' },
      ),
      en: richText(
        { text: 'Selling with us', href: '/en/selling/' },
        { text: 'How we work', href: '/en/working-method/' },
        { text: 'Step by step', href: '/en/steps/' },
        { text: 'Owner login', href: '/en/login/' },
      ),
    }),
  },
};

const isOwn = (key: string): key is keyof typeof own => Object.hasOwn(own, key);

export function footerOf(agency: Agency): SeededFooter {
  const { columns = [], ...footer } = starterFooterOf(agency);
  return {
    ...footer,
    columns: columns.map((column) => (isOwn(column._key) ? { ...column, ...own[column._key] } : column)),
  };
}
