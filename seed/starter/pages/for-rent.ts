import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { rentingQuestions } from '../questions/renting-questions.ts';
import { contact } from '../pages/contact.ts';
import { searchDemand } from './search-demand.ts';

export const forRent: SeededPage = {
  ...pageSettings('page-for-rent', 'property-list-rent'),
  originalPath: '/for-rent/',
  title: localizedString({ nl: 'Te huur', fr: 'À louer', en: 'For rent', de: 'Zu vermieten' }),
  path: localizedString({ nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/', de: '/zu-vermieten/' }),
  description: localizedText({
    nl: 'Huizen, appartementen, studio’s en garages te huur {{aroundTowns}}.',
    fr: 'Maisons, appartements, studios et garages à louer {{aroundTowns}}.',
    en: 'Houses, apartments, studios and garages for rent {{aroundTowns}}.',
    de: 'Häuser, Wohnungen, Studios und Garagen zur Miete {{aroundTowns}}.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'renting-with-us'),
      title: localizedString({
        nl: 'Goed huren, zonder verrassingen',
        fr: 'Bien louer, sans surprise',
        en: 'Renting well, without surprises',
        de: 'Gut mieten, ohne Überraschungen',
      }),
      body: localizedParts({
        nl: [
          'Elke huurprijs op deze site is volledig: wat u aan kosten betaalt, staat bij het pand. Na uw bezoek hoort u binnen twee werkdagen of uw dossier is aanvaard.',
          'Bij de start maken wij samen een plaatsbeschrijving op. Tijdens de huur blijft uw makelaar uw aanspreekpunt.',
        ],
        fr: [
          'Chaque loyer affiché sur ce site est complet : les charges figurent avec le bien. Après votre visite, vous savez dans les deux jours ouvrables si votre dossier est accepté.',
          'À l’entrée, nous dressons ensemble un état des lieux. Pendant la location, votre agent reste votre interlocuteur.',
        ],
        en: [
          'There are no hidden costs: the charges you pay are listed with every property. After your viewing we let you know within two working days whether your application has been accepted.',
          'When you move in, we draw up the inventory of fixtures together. For as long as you rent, your agent remains your point of contact.',
        ],
        de: [
          'Jede Miete auf dieser Website ist vollständig angegeben: Welche Nebenkosten Sie zahlen, steht bei der Immobilie. Nach Ihrer Besichtigung erfahren Sie innerhalb von zwei Werktagen, ob Ihre Bewerbung angenommen ist.',
          'Zu Beginn erstellen wir gemeinsam einen Ortsbefund. Solange Sie mieten, bleibt Ihr Makler Ihr Ansprechpartner.',
        ],
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout('questionsModule', 'questions'),
      title: localizedString({
        nl: 'Vragen van huurders',
        fr: 'Les questions des locataires',
        en: 'Questions from tenants',
        de: 'Fragen von Mietern',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      questions: rentingQuestions,
      view: 'collapse-view',
    },
    {
      ...moduleLayout('callToActionModule', 'ask'),
      title: localizedString({
        nl: 'Staat uw vraag er niet bij?',
        fr: 'Votre question n’y figure pas ?',
        en: 'Is your question not listed?',
        de: 'Ist Ihre Frage nicht dabei?',
      }),
      description: localizedText({
        nl: 'Stel ze aan wie de woningen kent. U hebt binnen één werkdag antwoord.',
        fr: 'Posez-la à ceux qui connaissent les logements. Vous recevez une réponse dans un délai d’un jour ouvrable.',
        en: 'Ask the people who know the homes. You will have a reply within one working day.',
        de: 'Fragen Sie uns: Wir kennen jede Wohnung. Sie erhalten innerhalb eines Werktags Antwort.',
      }),
      links: [
        listItem(
          'contact',
          pageLink(contact, {
            nl: 'Stel uw vraag',
            fr: 'Posez votre question',
            en: 'Ask your question',
            de: 'Stellen Sie Ihre Frage',
          }),
        ),
        listItem(
          'demand',
          pageLink(searchDemand, {
            nl: 'Beschrijf wat u zoekt',
            fr: 'Décrivez votre recherche',
            en: 'Describe your search',
            de: 'Beschreiben Sie, was Sie suchen',
          }),
        ),
      ],
    },
  ],
};
