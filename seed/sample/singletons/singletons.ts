import type { OwnDocument, SeededPopup, SeededMenu, SeededFooter } from '../../builders/document.ts';
import { picture } from '../picture.ts';
import { pageLink } from '../../builders/link.ts';
import { localizedString, localizedText, localizedRichText } from '../../builders/localized.ts';
import { contact } from '../pages/contact.ts';
import { reference } from '../../builders/reference.ts';
import { menu as starter } from '../../starter/singletons/layout.ts';
import { freeValuation } from '../pages/free-valuation.ts';
import { sell } from '../pages/sell.ts';
import { stepPlan } from '../pages/step-plan.ts';
import { workingMethod } from '../pages/working-method.ts';
import type { Agency } from '../../agencies/agency.ts';
import { richText } from '../../builders/rich-text.ts';
import { footerOf as starterFooterOf } from '../../starter/singletons/footer.ts';

export const siteSettings: OwnDocument = {
  _id: 'site-settings',
  _type: 'siteSettings',
  sharePicture: picture('banner-home-3x2'),
  rentalTerms: [
    { _type: 'rentalTerm', _key: '2139', reference: '2139', minimumIncome: 4200, mostPeople: 6 },
    { _type: 'rentalTerm', _key: '2145', reference: '2145', minimumIncome: 2100, mostPeople: 1 },
  ],
  formRecipients: [
    {
      _type: 'formRecipient',
      _key: 'contact-demand',
      form: 'contact-demand',
      recipients: ['schatting@huisenhaard.example'],
    },
    {
      _type: 'formRecipient',
      _key: 'demand-register',
      form: 'demand-register',
      recipients: ['zoekers@huisenhaard.example'],
    },
    {
      _type: 'formRecipient',
      _key: 'contact-appointment',
      form: 'contact-appointment',
      recipients: ['planning@huisenhaard.example'],
    },
  ],
};

/** Unpublished until an editor switches it on. */
export const popup: SeededPopup = {
  _id: 'popup',
  _type: 'popup',
  isPublished: false,
  delay: 15,
  title: localizedString({
    nl: 'Opendeurdag in Mechelen',
    fr: 'Portes ouvertes à Malines',
    en: 'Open day in Mechelen',
  }),
  description: localizedText({
    nl: 'Elke eerste zaterdag van de maand staat de koffie klaar aan de Korenmarkt. Breng uw vragen over kopen en verkopen mee.',
    fr: 'Chaque premier samedi du mois, le café vous attend au Korenmarkt. Venez avec vos questions sur l’achat et la vente.',
    en: 'On the first Saturday of every month there is coffee at our office on the Korenmarkt. Bring your questions about buying and selling.',
  }),
  picture: picture('office-mechelen'),
  link: pageLink(contact, { nl: 'Waar u ons vindt', fr: 'Où nous trouver', en: 'Where to find us' }),
};

/** For visitors reading about selling; unpublished like the first. */
export const valuationPopup: SeededPopup = {
  _id: 'popup-valuation',
  _type: 'popup',
  isPublished: false,
  order: 20,
  delay: 20,
  places: 'chosen',
  pages: [{ ...reference(sell), _key: 'sell' }],
  frequency: 'week',
  title: localizedString({
    nl: 'Wat is uw woning vandaag waard?',
    fr: 'Combien vaut votre bien aujourd’hui ?',
    en: 'What is your home worth today?',
  }),
  description: localizedText({
    nl: 'Een uur bij u thuis, en binnen de week een schatting op papier. Gratis en zonder verplichting.',
    fr: 'Une heure chez vous, et une estimation écrite dans la semaine. Gratuit et sans engagement.',
    en: 'An hour at your home, and a written valuation within a week. Free and without obligation.',
  }),
  link: pageLink(freeValuation),
};

const { items: starterItems = [] } = starter;

const aboutSelling = [workingMethod, stepPlan].map((page) => ({
  _type: 'menuSubitem' as const,
  _key: page._id.replace('page-', ''),
  page: reference(page),
  status: 'published' as const,
}));

/** Adds the pages to read about selling. */
export const menu: SeededMenu = {
  ...starter,
  items: starterItems.map((item) => (item._key === 'sell' ? { ...item, children: aboutSelling } : item)),
};

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
