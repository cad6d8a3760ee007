import { contact } from '../pages/contact.ts';
import { alwaysAllIn } from '../articles/always-all-in.ts';
import { reportage } from '../articles/reportage.ts';
import type { SeededSlider } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

export const sellingSlider: SeededSlider = {
  _id: 'slider-selling',
  _type: 'slider',
  name: 'Verkopen',
  isInfinite: true,
  isFade: false,
  isCentered: false,
  itemsPerRow: 2,
  secondsPerSlide: 0,
  slides: [
    {
      _type: 'slide',
      _key: 'valuation',
      status: 'published',
      picture: picture('story-6'),
      title: localizedString({
        nl: 'Weet wat uw woning waard is',
        fr: 'Sachez ce que vaut votre bien',
        en: 'Know what your home is worth',
      }),
      description: localizedText({
        nl: 'Een schatting met cijfers uit uw eigen buurt, binnen de week op papier.',
        fr: 'Une estimation chiffrée à partir de votre quartier, sur papier dans la semaine.',
        en: 'A valuation with figures from your own neighbourhood, in writing within a week.',
      }),
      link: pageLink(contact, {
        nl: 'Maak een afspraak',
        fr: 'Prenez rendez-vous',
        en: 'Make an appointment',
      }),
    },
    {
      _type: 'slide',
      _key: 'reportage',
      status: 'published',
      picture: picture('banner-team-3x2'),
      title: localizedString({
        nl: 'Getoond zoals het is',
        fr: 'Montré tel qu’il est',
        en: 'Shown as it is',
      }),
      description: localizedText({
        nl: 'Foto’s bij daglicht, opgemeten plannen en een rustige rondgang op video.',
        fr: 'Des photos à la lumière du jour, des plans mesurés et une visite filmée sans hâte.',
        en: 'Photographs by daylight, measured plans and an unhurried tour on film.',
      }),
      link: pageLink(reportage, {
        nl: 'Zo maken wij een reportage',
        fr: 'Voir comment nous faisons',
        en: 'See how we do it',
      }),
    },
    {
      _type: 'slide',
      _key: 'all-in',
      status: 'published',
      picture: picture('story-9'),
      title: localizedString({
        nl: 'Eén ereloon, alles inbegrepen',
        fr: 'Des honoraires, tout compris',
        en: 'One fee, everything included',
      }),
      description: localizedText({
        nl: 'U betaalt bij de akte, en alleen als uw woning verkocht is.',
        fr: 'Vous payez à l’acte, et seulement si votre bien est vendu.',
        en: 'You pay on completion, and only if your home is sold.',
      }),
      link: pageLink(alwaysAllIn, {
        nl: 'Wat erin zit',
        fr: 'Ce qui est compris',
        en: 'What it includes',
      }),
    },
  ],
};
