import type { SeededPage } from '../document.ts';
import { localizedRichText, localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { richText } from '../rich-text.ts';

export const home: SeededPage = {
  _id: 'page-home',
  _type: 'page',
  kind: 'home',
  status: 'published',
  title: localizedString({
    nl: 'Thuis begint met vertrouwen',
    fr: 'Chez soi commence par la confiance',
    en: 'Home begins with trust',
  }),
  path: localizedString({ nl: '/', fr: '/', en: '/' }),
  description: localizedText({
    nl: 'Huis & Haard verkoopt en verhuurt huizen, appartementen en gronden in en rond Mechelen en Leuven.',
    fr: 'Huis & Haard vend et loue des maisons, des appartements et des terrains à Malines, à Louvain et aux alentours.',
    en: 'Huis & Haard sells and lets houses, apartments and land in and around Mechelen and Leuven.',
  }),
  modules: [
    {
      ...moduleLayout,
      _type: 'articleModule',
      _key: 'welcome',
      title: localizedString({
        nl: 'Uw familiekantoor in Mechelen en Leuven',
        fr: 'Votre agence familiale à Malines et à Louvain',
        en: 'Your family agency in Mechelen and Leuven',
      }),
      body: localizedRichText({
        nl: richText(
          'Sinds 1989 helpen wij gezinnen, starters en beleggers aan een adres dat bij hen past. Eén vaste makelaar volgt uw dossier, van het eerste gesprek tot de sleuteloverdracht.',
          [
            'Wilt u weten wat uw woning waard is, of zoekt u iets dat nog niet op de site staat? ',
            { text: 'Neem contact op', href: '/nl/contact/' },
            ': een eerste gesprek is gratis en verbindt u tot niets.',
          ],
        ),
        fr: richText(
          'Depuis 1989, nous aidons familles, primo-acquéreurs et investisseurs à trouver l’adresse qui leur ressemble. Un seul courtier suit votre dossier, du premier entretien à la remise des clés.',
          [
            'Vous souhaitez connaître la valeur de votre bien, ou vous cherchez ce qui n’est pas encore en ligne ? ',
            { text: 'Contactez-nous', href: '/fr/contact/' },
            ' : un premier entretien est gratuit et sans engagement.',
          ],
        ),
        en: richText(
          'Since 1989 we have helped families, first-time buyers and investors find the address that suits them. One broker looks after your file, from the first conversation to the handing over of the keys.',
          [
            'Would you like to know what your home is worth, or are you looking for something that is not online yet? ',
            { text: 'Get in touch', href: '/en/contact/' },
            ': a first conversation is free and commits you to nothing.',
          ],
        ),
      }),
      imagePosition: 'right',
    },
    {
      ...moduleLayout,
      _type: 'propertyListModule',
      _key: 'new-properties',
      title: localizedString({ nl: 'Nieuw in ons aanbod', fr: 'Nos nouveautés', en: 'New properties' }),
      goal: 'any',
      order: 'newest',
      maxItems: 6,
      itemsPerRow: 3,
    },
    {
      ...moduleLayout,
      _type: 'statsModule',
      _key: 'figures',
      title: localizedString({
        nl: 'Huis & Haard in cijfers',
        fr: 'Huis & Haard en chiffres',
        en: 'Huis & Haard in figures',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      figures: [
        {
          _type: 'statsFigure',
          _key: 'for-sale',
          label: localizedString({ nl: 'panden te koop', fr: 'biens à vendre', en: 'properties for sale' }),
          source: 'saleTotal',
        },
        {
          _type: 'statsFigure',
          _key: 'for-rent',
          label: localizedString({ nl: 'panden te huur', fr: 'biens à louer', en: 'properties for rent' }),
          source: 'rentTotal',
        },
        {
          _type: 'statsFigure',
          _key: 'cities',
          label: localizedString({
            nl: 'steden en gemeenten',
            fr: 'villes et communes',
            en: 'towns and cities',
          }),
          source: 'cities',
        },
        {
          _type: 'statsFigure',
          _key: 'years',
          label: localizedString({ nl: 'jaar ervaring', fr: 'ans d’expérience', en: 'years of experience' }),
          source: 'manual',
          value: '35',
        },
      ],
    },
  ],
};
