import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { richText } from '../rich-text.ts';

export const forRent: SeededPage = {
  _id: 'page-for-rent',
  _type: 'page',
  kind: 'property-list-rent',
  status: 'published',
  title: localizedString({ nl: 'Te huur', fr: 'À louer', en: 'For rent' }),
  path: localizedString({ nl: '/te-huur/', fr: '/a-louer/', en: '/for-rent/' }),
  description: localizedText({
    nl: 'Huizen, appartementen, studio’s en garages te huur in en rond Mechelen en Leuven.',
    fr: 'Maisons, appartements, studios et garages à louer à Malines, à Louvain et aux alentours.',
    en: 'Houses, apartments, studios and garages for rent in and around Mechelen and Leuven.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'renting-with-us',
      title: localizedString({
        nl: 'Goed huren, zonder verrassingen',
        fr: 'Bien louer, sans surprise',
        en: 'Renting well, without surprises',
      }),
      body: localizedRichText({
        nl: richText(
          'Elke huurprijs op deze site is volledig: wat u aan kosten betaalt, staat bij het pand. Na uw bezoek hoort u binnen twee werkdagen of uw dossier is aanvaard.',
          'Bij de start maken wij samen een plaatsbeschrijving op. Tijdens de huur blijft uw makelaar uw aanspreekpunt.',
        ),
        fr: richText(
          'Chaque loyer affiché sur ce site est complet : les charges figurent avec le bien. Après votre visite, vous savez dans les deux jours ouvrables si votre dossier est accepté.',
          'À l’entrée, nous dressons ensemble un état des lieux. Pendant la location, votre courtier reste votre interlocuteur.',
        ),
        en: richText(
          'Every rent on this site is complete: the charges you pay are listed with the property. After your visit you hear within two working days whether your application is accepted.',
          'At the start we draw up an inventory of fixtures together. While you rent, your broker remains the person to call.',
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
