import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { columns, moduleLayout } from '../module-layout.ts';
import { pageSettings } from '../page-settings.ts';
import { richText } from '../rich-text.ts';

/** Published once owners can log in. */
export const login: SeededPage = {
  ...pageSettings,
  _id: 'page-login',
  _type: 'page',
  kind: 'content',
  status: 'draft',
  isActiveSEO: false,
  namedStyle: 'calm',
  originalPath: '/login/',
  title: localizedString({ nl: 'Aanmelden', fr: 'Connexion', en: 'Log in' }),
  path: localizedString({ nl: '/login/', fr: '/connexion/', en: '/login/' }),
  description: localizedText({
    nl: 'Het portaal van Huis & Haard voor eigenaars die hun woning via ons verkopen of verhuren.',
    fr: 'Le portail de Huis & Haard pour les propriétaires qui vendent ou louent par notre intermédiaire.',
    en: 'The portal of Huis & Haard for owners who sell or let their home through us.',
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
            'U kreeg uw gebruikersnaam bij het begin van de opdracht. Niet meer teruggevonden? ',
            { text: 'Laat het ons weten', href: '/nl/contact/' },
            '.',
          ],
        ),
        fr: richText(
          'Vous vendez ou louez par notre intermédiaire ? Vous voyez ici combien de personnes ont consulté votre bien, quelles visites ont eu lieu ou sont prévues, et ce que nous en avons écrit.',
          [
            'Vous avez reçu votre nom d’utilisateur au début de la mission. Vous ne le retrouvez plus ? ',
            { text: 'Dites-le-nous', href: '/fr/contact/' },
            '.',
          ],
        ),
        en: richText(
          'Are you selling or letting through us? Here you can see how many people have viewed your home online, which viewings have taken place or are planned, and our reports on them.',
          [
            'You received your user name when you became a client. Lost it? ',
            { text: 'Let us know', href: '/en/contact/' },
            '.',
          ],
        ),
      }),
      imagePosition: 'right',
    },
  ],
};
