import type { SeededPage } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { richText } from '../../builders/rich-text.ts';

export const login: SeededPage = {
  ...pageSettings,
  _id: 'page-login',
  _type: 'page',
  kind: 'login',
  status: 'published',
  isActiveSEO: false,
  namedStyle: 'calm',
  originalPath: '/login/',
  title: localizedString({ nl: 'Aanmelden', fr: 'Connexion', en: 'Log in' }),
  path: localizedString({ nl: '/login/', fr: '/connexion/', en: '/login/' }),
  description: localizedText({
    nl: 'Het portaal van {{name}} voor eigenaars die hun woning via ons verkopen of verhuren.',
    fr: 'Le portail de {{name}} pour les propriétaires qui vendent ou louent par notre intermédiaire.',
    en: 'The portal of {{name}} for owners who sell or let their home through us.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'what-you-find',
      title: localizedString({
        nl: 'Volg uw verkoop of verhuring',
        fr: 'Suivez votre vente ou votre location',
        en: 'Follow your sale or letting',
      }),
      span: columns(7),
      body: localizedRichText({
        nl: richText(
          'Verkoopt of verhuurt u via ons? Dan ziet u hier hoeveel mensen uw woning bekeken, welke bezoeken er waren en gepland zijn, en wat wij erover schreven.',
          [
            'Bij het begin van de opdracht kreeg u van ons een uitnodiging per e-mail. Niet meer teruggevonden? ',
            { text: 'Laat het ons weten', href: '/nl/contact/' },
            '.',
          ],
        ),
        fr: richText(
          'Vous vendez ou louez par notre intermédiaire ? Vous voyez ici combien de personnes ont consulté votre bien, quelles visites ont eu lieu ou sont prévues, et ce que nous en avons écrit.',
          [
            'Au début de la mission, vous avez reçu une invitation par e-mail. Vous ne la retrouvez plus ? ',
            { text: 'Dites-le-nous', href: '/fr/contact/' },
            '.',
          ],
        ),
        en: richText(
          'Are you selling or letting through us? Here you can see how many people have viewed your home online, which viewings have taken place or are planned, and our reports on them.',
          [
            'We sent you an invitation by e-mail when you became a client. Lost it? ',
            { text: 'Let us know', href: '/en/contact/' },
            '.',
          ],
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
