import type { FormId } from 'schemas/form-ids.ts';
import type { SeededPage } from '../../../builders/document.ts';
import {
  localizedParts,
  localizedString,
  localizedText,
  type Translations,
} from '../../../builders/localized.ts';
import { columns, moduleLayout } from '../../../builders/module-layout.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import type { OnwardLink } from './onward-links.ts';

type Words = {
  title: Translations<string>;
  /** Shown by search and the Studio's lists. */
  description: Translations<string>;
  /** Tells the next step, and by when. */
  next: Translations<string>;
  onward: OnwardLink;
};

const home = {
  nl: { text: 'Terug naar de startpagina', href: '/nl/' },
  fr: { text: 'Retour à la page d’accueil', href: '/fr/' },
  en: { text: 'Back to the home page', href: '/en/' },
};

/** What was sent, as the last part of the page's address. */
const slugs: Readonly<Record<FormId, Record<'nl' | 'fr', string>>> = {
  'contact-me': { nl: 'vraag', fr: 'question' },
  'contact-appointment': { nl: 'bezoek', fr: 'visite' },
  'contact-construction': { nl: 'project', fr: 'projet' },
  'contact-demand': { nl: 'schatting', fr: 'estimation' },
  'demand-register': { nl: 'zoekopdracht', fr: 'recherche' },
  'send-to-friend': { nl: 'doorgestuurd', fr: 'envoi' },
  'site-contact': { nl: 'bericht', fr: 'message' },
  'sign-newsletter': { nl: 'nieuwsbrief', fr: 'lettre' },
  'site-contact-small': { nl: 'kort-bericht', fr: 'message-court' },
  'rental-application': { nl: 'kandidatuur', fr: 'candidature' },
  'offer-to-buy': { nl: 'bod', fr: 'offre' },
  testimonial: { nl: 'ervaring', fr: 'temoignage' },
  'request-documents': { nl: 'documenten', fr: 'documents' },
};

/** The page a visitor sees after sending a form: out of the menu, out of search engines, and a way on. */
export function thankYouPage(form: FormId, { title, description, next, onward }: Words): SeededPage {
  return {
    ...pageSettings,
    _id: `page-thank-you-${form}`,
    _type: 'page',
    kind: 'content',
    status: 'published',
    isActiveSEO: false,
    showBreadCrumb: false,
    namedStyle: 'calm',
    originalPath: `/feedback/${form}/`,
    title: localizedString(title),
    path: localizedString({
      nl: `/bedankt/${slugs[form].nl}/`,
      fr: `/merci/${slugs[form].fr}/`,
      en: `/thank-you/${form}/`,
    }),
    formerPaths: [
      { _type: 'formerPath', _key: 'nl', language: 'nl', path: `/bedankt/${form}/` },
      { _type: 'formerPath', _key: 'fr', language: 'fr', path: `/merci/${form}/` },
    ],
    description: localizedText(description),
    modules: [
      {
        ...moduleLayout,
        _type: 'articleModule',
        _key: 'next',
        span: columns(7),
        body: localizedParts({
          nl: [next.nl, onward.nl, home.nl],
          fr: [next.fr, onward.fr, home.fr],
          en: [next.en, onward.en, home.en],
        }),
        imagePosition: 'right',
      },
    ],
  };
}
