import { pictureBanner } from '../banner.ts';
import type { SeededPage } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { picture } from '../picture.ts';
import { richText } from '../../builders/rich-text.ts';

const mail = { text: 'info@huisenhaard.example', href: 'mailto:info@huisenhaard.example' };
const phone = { text: '+32 15 00 00 00', href: 'tel:+3215000000' };

export const contact: SeededPage = {
  ...pageSettings('page-contact', 'content'),
  showPageBanner: true,
  originalPath: '/contact/',
  title: localizedString({ nl: 'Contact', fr: 'Contact', en: 'Contact' }),
  path: localizedString({ nl: '/contact/', fr: '/contact/', en: '/contact/' }),
  description: localizedText({
    nl: 'Adressen, telefoonnummers en openingsuren van Huis & Haard in Mechelen en Leuven.',
    fr: 'Adresses, numéros de téléphone et heures d’ouverture de Huis & Haard à Malines et à Louvain.',
    en: 'Addresses, telephone numbers and opening hours of Huis & Haard in Mechelen and Leuven.',
  }),
  image: picture('banner-contact-3x2'),
  banner: pictureBanner('banner-contact', {
    nl: 'Loop binnen, bel of schrijf. U spreekt altijd met een mens.',
    fr: 'Entrez, appelez ou écrivez. Vous parlez toujours à quelqu’un.',
    en: 'Drop in, call or write. You will always speak to a real person.',
  }),
  modules: [
    {
      ...moduleLayout('officeModule', 'offices'),
      title: localizedString({ nl: 'Onze kantoren', fr: 'Nos agences', en: 'Our offices' }),
    },
    {
      ...moduleLayout('contactModule', 'write-to-us'),
      title: localizedString({ nl: 'Schrijf ons', fr: 'Écrivez-nous', en: 'Write to us' }),
      description: localizedText({
        nl: 'Een vraag, een plan of nog maar een idee: binnen één werkdag hebt u antwoord.',
        fr: 'Une question, un projet ou une simple idée : vous recevez une réponse dans un délai d’un jour ouvrable.',
        en: 'A question, a plan or just an idea: we reply within one working day.',
      }),
      span: columns(7),
      form: 'site-contact',
    },
    {
      ...moduleLayout('articleModule', 'reaching-us'),
      title: localizedString({
        nl: 'Buiten de openingsuren',
        fr: 'En dehors des heures d’ouverture',
        en: 'Outside opening hours',
      }),
      titleSize: 'h3',
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      body: localizedRichText({
        nl: richText(
          [
            'Schrijf ons op ',
            mail,
            ' of spreek een bericht in op ',
            phone,
            '. Wij antwoorden binnen één werkdag, ook als het antwoord even op zich laat wachten: dan weet u tenminste wanneer het komt.',
          ],
          'Bezoeken doen wij ook na het werk en op zaterdag. Is er een lek of een defect in een pand dat u van ons huurt? Bel het nummer hierboven; buiten de uren verbindt de centrale u door met de wachtdienst.',
        ),
        fr: richText(
          [
            'Écrivez-nous à ',
            mail,
            ' ou laissez un message au ',
            phone,
            '. Nous répondons dans un délai d’un jour ouvrable, même si la réponse complète doit attendre : vous savez au moins quand elle arrivera.',
          ],
          'Les visites se font aussi après le travail et le samedi. Une fuite ou une panne dans un bien que vous louez par notre intermédiaire ? Appelez le numéro ci-dessus ; en dehors des heures, le central vous met en relation avec le service de garde.',
        ),
        en: richText(
          [
            'Write to us at ',
            mail,
            ' or leave a message on ',
            phone,
            '. We reply within one working day. If the full answer takes longer, we tell you when to expect it.',
          ],
          'Visits take place after work and on Saturdays too. Is something leaking or broken in a property you rent from us? Call the number above; outside office hours you are put through to the person on duty.',
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
