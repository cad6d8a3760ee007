import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';

export const contact: SeededPage = {
  ...pageSettings('page-contact', 'content'),
  originalPath: '/contact/',
  title: localizedString({ nl: 'Contact', fr: 'Contact', en: 'Contact', de: 'Kontakt' }),
  path: localizedString({ nl: '/contact/', fr: '/contact/', en: '/contact/', de: '/kontakt/' }),
  description: localizedText({
    nl: 'Adressen, telefoonnummers en openingsuren van {{name}} {{inTowns}}.',
    fr: 'Adresses, numéros de téléphone et heures d’ouverture de {{name}} {{inTowns}}.',
    en: 'Addresses, telephone numbers and opening hours of {{name}} {{inTowns}}.',
    de: 'Adressen, Telefonnummern und Öffnungszeiten von {{name}} {{inTowns}}.',
  }),
  modules: [
    {
      ...moduleLayout('officeModule', 'offices'),
      title: localizedString({
        nl: 'Waar u ons vindt',
        fr: 'Où nous trouver',
        en: 'Where to find us',
        de: 'So finden Sie uns',
      }),
    },
    {
      ...moduleLayout('contactModule', 'write-to-us'),
      title: localizedString({
        nl: 'Schrijf ons',
        fr: 'Écrivez-nous',
        en: 'Write to us',
        de: 'Schreiben Sie uns',
      }),
      description: localizedText({
        nl: 'Een vraag, een plan of nog maar een idee: binnen één werkdag hebt u antwoord.',
        fr: 'Une question, un projet ou une simple idée : vous recevez une réponse dans un délai d’un jour ouvrable.',
        en: 'A question, a plan or just an idea: we reply within one working day.',
        de: 'Eine Frage, ein Vorhaben oder erst eine Idee: Sie erhalten innerhalb eines Werktags Antwort.',
      }),
      span: columns(7),
      form: 'site-contact',
    },
  ],
};
