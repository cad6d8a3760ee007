import type { SeededPage } from '../../builders/document.ts';
import { localizedParts, localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { pageSettings } from '../../builders/page-settings.ts';

export const login: SeededPage = {
  ...pageSettings('page-login', 'login'),
  isActiveSEO: false,
  originalPath: '/login/',
  title: localizedString({ nl: 'Aanmelden', fr: 'Connexion', en: 'Log in', de: 'Anmelden' }),
  path: localizedString({ nl: '/login/', fr: '/connexion/', en: '/login/', de: '/anmelden/' }),
  description: localizedText({
    nl: 'Het portaal van {{name}} voor eigenaars die hun woning via ons verkopen of verhuren.',
    fr: 'Le portail de {{name}} pour les propriétaires qui vendent ou louent par notre intermédiaire.',
    en: 'The portal of {{name}} for owners who sell or let their home through us.',
    de: 'Das Portal von {{name}} für Eigentümer, die ihre Immobilie über uns verkaufen oder vermieten.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'what-you-find'),
      title: localizedString({
        nl: 'Volg uw verkoop of verhuring',
        fr: 'Suivez votre vente ou votre location',
        en: 'Follow your sale or letting',
        de: 'Verfolgen Sie Ihren Verkauf oder Ihre Vermietung',
      }),
      span: columns(7),
      body: localizedParts({
        nl: [
          'Verkoopt of verhuurt u via ons? Dan ziet u hier hoeveel mensen uw woning bekeken, welke bezoeken er waren en gepland zijn, en wat wij erover schreven.',
          [
            'Bij het begin van de opdracht kreeg u van ons een uitnodiging per e-mail. Niet meer teruggevonden? ',
            { text: 'Laat het ons weten', href: '/nl/contact/' },
            '.',
          ],
        ],
        fr: [
          'Vous vendez ou louez par notre intermédiaire ? Vous voyez ici combien de personnes ont consulté votre bien, quelles visites ont eu lieu ou sont prévues, et ce que nous en avons écrit.',
          [
            'Au début de la mission, vous avez reçu une invitation par e-mail. Vous ne la retrouvez plus ? ',
            { text: 'Dites-le-nous', href: '/fr/contact/' },
            '.',
          ],
        ],
        en: [
          'Are you selling or letting through us? Here you can see how many people have viewed your home online, which viewings have taken place or are planned, and our reports on them.',
          [
            'We sent you an invitation by e-mail when you became a client. Lost it? ',
            { text: 'Let us know', href: '/en/contact/' },
            '.',
          ],
        ],
        de: [
          'Sie verkaufen oder vermieten über uns? Dann sehen Sie hier, wie viele Menschen Ihre Immobilie angesehen haben, welche Besichtigungen stattgefunden haben und geplant sind und was wir darüber geschrieben haben.',
          [
            'Zu Beginn des Auftrags haben Sie von uns eine Einladung per E-Mail erhalten. Sie finden sie nicht mehr? ',
            { text: 'Sagen Sie uns Bescheid', href: '/de/kontakt/' },
            '.',
          ],
        ],
      }),
      imagePosition: 'right',
    },
  ],
};
