import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';

export const newsletter: SeededPage = {
  ...pageSettings('page-newsletter', 'content'),
  originalPath: '/sign-newsletter/',
  title: localizedString({ nl: 'Nieuwsbrief', fr: 'Newsletter', en: 'Newsletter', de: 'Newsletter' }),
  path: localizedString({ nl: '/nieuwsbrief/', fr: '/newsletter/', en: '/newsletter/', de: '/newsletter/' }),
  description: localizedText({
    nl: 'Nieuwe panden van {{name}} in uw mailbox, hooguit twee keer per maand.',
    fr: 'Les nouveaux biens de {{name}} dans votre boîte mail, deux fois par mois au plus.',
    en: 'New properties from {{name}} in your inbox, twice a month at most.',
    de: 'Neue Immobilien von {{name}} in Ihrem Postfach, höchstens zweimal im Monat.',
  }),
  modules: [
    {
      ...moduleLayout('contactModule', 'sign-up'),
      title: localizedString({
        nl: 'Nieuwe panden in uw mailbox',
        fr: 'Les nouveaux biens dans votre boîte mail',
        en: 'New properties in your inbox',
        de: 'Neue Immobilien in Ihrem Postfach',
      }),
      description: localizedText({
        nl: 'Vul uw e-mailadres in. U krijgt een mail met een link; pas als u daarop klikt, bent u ingeschreven.',
        fr: 'Indiquez votre adresse e-mail. Vous recevrez un lien ; votre inscription ne compte qu’une fois que vous avez cliqué dessus.',
        en: 'Enter your e-mail address. We will send you a link; you are subscribed only once you click it.',
        de: 'Geben Sie Ihre E-Mail-Adresse ein. Sie erhalten eine E-Mail mit einem Link; erst wenn Sie darauf klicken, sind Sie angemeldet.',
      }),
      span: columns(7),
      form: 'sign-newsletter',
    },
    {
      ...moduleLayout('articleModule', 'what-you-get'),
      title: localizedString({
        nl: 'Wat u van ons krijgt',
        fr: 'Ce que vous recevrez',
        en: 'What you will get',
        de: 'Das erhalten Sie von uns',
      }),
      titleSize: 'h3',
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'soft',
      body: localizedParts({
        nl: [
          'Nieuwe huizen en appartementen vóór ze in de etalage hangen, en nu en dan een woord over de markt {{aroundTowns}}. Niet vaker dan twee keer per maand.',
          [
            'Geen zin meer? Onder elke mail staat een link om te stoppen. U kunt zich ook ',
            { text: 'uitschrijven met uw e-mailadres', href: '/nl/newsletter/unsubscribe/' },
            '.',
          ],
        ],
        fr: [
          'De nouvelles maisons et de nouveaux appartements avant qu’ils soient en vitrine, et de temps en temps un mot sur le marché {{aroundTowns}}. Pas plus de deux fois par mois.',
          [
            'Plus envie ? Un lien au bas de chaque e-mail permet d’arrêter. Vous pouvez aussi ',
            { text: 'vous désinscrire avec votre adresse', href: '/fr/newsletter/unsubscribe/' },
            '.',
          ],
        ],
        en: [
          'New houses and apartments before they reach our window, and now and then some news about the market {{aroundTowns}}. Never more than twice a month.',
          [
            'Had enough? Every e-mail ends with an unsubscribe link. You can also ',
            { text: 'unsubscribe with your e-mail address', href: '/en/newsletter/unsubscribe/' },
            '.',
          ],
        ],
        de: [
          'Neue Häuser und Wohnungen, bevor sie im Schaufenster hängen, und ab und zu ein Wort zum Markt {{aroundTowns}}. Nicht öfter als zweimal im Monat.',
          [
            'Keine Lust mehr? Unter jeder E-Mail steht ein Link zum Abbestellen. Sie können sich auch ',
            { text: 'mit Ihrer E-Mail-Adresse abmelden', href: '/de/newsletter/unsubscribe/' },
            '.',
          ],
        ],
      }),
      imagePosition: 'right',
    },
  ],
};
