import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { richText } from '../rich-text.ts';

const mail = { text: 'info@huisenhaard.example', href: 'mailto:info@huisenhaard.example' };
const phone = { text: '+32 15 00 00 00', href: 'tel:+3215000000' };
const leuvenPhone = { text: '+32 16 00 00 00', href: 'tel:+3216000000' };

export const contact: SeededPage = {
  _id: 'page-contact',
  _type: 'page',
  kind: 'content',
  status: 'published',
  title: localizedString({ nl: 'Contact', fr: 'Contact', en: 'Contact' }),
  path: localizedString({ nl: '/contact/', fr: '/contact/', en: '/contact/' }),
  description: localizedText({
    nl: 'Adressen, telefoonnummers en openingsuren van Huis & Haard in Mechelen en Leuven.',
    fr: 'Adresses, numéros de téléphone et heures d’ouverture de Huis & Haard à Malines et à Louvain.',
    en: 'Addresses, telephone numbers and opening hours of Huis & Haard in Mechelen and Leuven.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'offices',
      title: localizedString({ nl: 'Onze kantoren', fr: 'Nos agences', en: 'Our offices' }),
      span: { _type: 'moduleSpan', sm: 12, md: 6, lg: 6 },
      body: localizedRichText({
        nl: richText(
          { heading: 'Mechelen' },
          'Korenmarkt 999, 2800 Mechelen',
          ['Telefoon: ', phone],
          { heading: 'Leuven' },
          'Oude Markt 999, 3000 Leuven',
          ['Telefoon: ', leuvenPhone],
          { heading: 'E-mail' },
          ['Schrijf ons op ', mail, '. Wij antwoorden binnen één werkdag.'],
        ),
        fr: richText(
          { heading: 'Malines' },
          'Korenmarkt 999, 2800 Malines',
          ['Téléphone : ', phone],
          { heading: 'Louvain' },
          'Oude Markt 999, 3000 Louvain',
          ['Téléphone : ', leuvenPhone],
          { heading: 'E-mail' },
          ['Écrivez-nous à ', mail, '. Nous répondons dans le jour ouvrable.'],
        ),
        en: richText(
          { heading: 'Mechelen' },
          'Korenmarkt 999, 2800 Mechelen',
          ['Telephone: ', phone],
          { heading: 'Leuven' },
          'Oude Markt 999, 3000 Leuven',
          ['Telephone: ', leuvenPhone],
          { heading: 'E-mail' },
          ['Write to us at ', mail, '. We answer within one working day.'],
        ),
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'opening-hours',
      title: localizedString({ nl: 'Openingsuren', fr: 'Heures d’ouverture', en: 'Opening hours' }),
      span: { _type: 'moduleSpan', sm: 12, md: 6, lg: 6 },
      body: localizedRichText({
        nl: richText(
          { bullet: 'Maandag tot vrijdag: 9.00–12.30 uur en 13.30–18.00 uur' },
          { bullet: 'Zaterdag: 10.00–13.00 uur' },
          { bullet: 'Zondag en feestdagen: gesloten' },
          'Buiten deze uren ontvangen wij u graag op afspraak.',
        ),
        fr: richText(
          { bullet: 'Du lundi au vendredi : 9 h–12 h 30 et 13 h 30–18 h' },
          { bullet: 'Samedi : 10 h–13 h' },
          { bullet: 'Dimanche et jours fériés : fermé' },
          'En dehors de ces heures, nous vous recevons volontiers sur rendez-vous.',
        ),
        en: richText(
          { bullet: 'Monday to Friday: 9:00 am–12:30 pm and 1:30 pm–6:00 pm' },
          { bullet: 'Saturday: 10:00 am–1:00 pm' },
          { bullet: 'Sundays and public holidays: closed' },
          'We are happy to see you by appointment outside these hours.',
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
