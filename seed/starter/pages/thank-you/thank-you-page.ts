import type { FormId } from 'schemas/form-ids.ts';
import type { LanguageId } from 'schemas/languages.ts';
import type { SeededPage } from '../../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../../builders/localized.ts';
import { columns, moduleLayout } from '../../../builders/module-layout.ts';
import { pageSettings } from '../../../builders/page-settings.ts';
import type { OnwardLink } from './onward-links.ts';

type Words = {
  title: Record<LanguageId, string>;
  /** Shown in search and the Studio's lists. */
  description: Record<LanguageId, string>;
  /** Says what happens next, and by when. */
  next: Record<LanguageId, string>;
  onward: OnwardLink;
};

const home = {
  nl: { text: 'Terug naar de startpagina', href: '/nl/' },
  fr: { text: 'Retour à la page d’accueil', href: '/fr/' },
  en: { text: 'Back to the home page', href: '/en/' },
  de: { text: 'Zurück zur Startseite', href: '/de/' },
};

/** Last part of the page's address, which names what was sent. */
const slugs: Readonly<Record<FormId, Record<'nl' | 'fr' | 'de', string>>> = {
  'contact-me': { nl: 'vraag', fr: 'question', de: 'frage' },
  'contact-appointment': { nl: 'bezoek', fr: 'visite', de: 'besichtigung' },
  'contact-construction': { nl: 'project', fr: 'projet', de: 'projekt' },
  'contact-demand': { nl: 'schatting', fr: 'estimation', de: 'schaetzung' },
  'demand-register': { nl: 'zoekopdracht', fr: 'recherche', de: 'suchauftrag' },
  'send-to-friend': { nl: 'doorgestuurd', fr: 'envoi', de: 'weiterleitung' },
  'site-contact': { nl: 'bericht', fr: 'message', de: 'nachricht' },
  'sign-newsletter': { nl: 'nieuwsbrief', fr: 'lettre', de: 'newsletter' },
  'site-contact-small': { nl: 'kort-bericht', fr: 'message-court', de: 'kurze-nachricht' },
  'rental-application': { nl: 'kandidatuur', fr: 'candidature', de: 'bewerbung' },
  'offer-to-buy': { nl: 'bod', fr: 'offre', de: 'gebot' },
  testimonial: { nl: 'ervaring', fr: 'temoignage', de: 'erfahrung' },
  'request-documents': { nl: 'documenten', fr: 'documents', de: 'unterlagen' },
};

/** The page after sending a form: not in the menu or search engines, with a link onward. */
export function thankYouPage(form: FormId, { title, description, next, onward }: Words): SeededPage {
  return {
    ...pageSettings(`page-thank-you-${form}`, 'content'),
    isActiveSEO: false,
    showBreadCrumb: false,
    originalPath: `/feedback/${form}/`,
    title: localizedString(title),
    path: localizedString({
      nl: `/bedankt/${slugs[form].nl}/`,
      fr: `/merci/${slugs[form].fr}/`,
      en: `/thank-you/${form}/`,
      de: `/danke/${slugs[form].de}/`,
    }),
    formerPaths: [
      { _type: 'formerPath', _key: 'nl', language: 'nl', path: `/bedankt/${form}/` },
      { _type: 'formerPath', _key: 'fr', language: 'fr', path: `/merci/${form}/` },
    ],
    description: localizedText(description),
    modules: [
      {
        ...moduleLayout('articleModule', 'next'),
        span: columns(7),
        body: localizedParts({
          nl: [next.nl, onward.nl, home.nl],
          fr: [next.fr, onward.fr, home.fr],
          en: [next.en, onward.en, home.en],
          de: [next.de, onward.de, home.de],
        }),
        imagePosition: 'right',
      },
    ],
  };
}
