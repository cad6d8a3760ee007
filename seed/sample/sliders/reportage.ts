import type { SeededSlider } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

/** One home, in the order of a walk through it. */
export const reportageSlider: SeededSlider = {
  _id: 'slider-reportage',
  _type: 'slider',
  name: 'Reportage',
  isInfinite: true,
  isFade: false,
  isCentered: true,
  itemsPerRow: 1,
  secondsPerSlide: 0,
  slides: [
    {
      _type: 'slide',
      _key: 'street',
      status: 'published',
      picture: picture('banner-contact-3x2'),
      title: localizedString({
        nl: 'Vanaf de stoep',
        fr: 'Depuis le trottoir',
        en: 'From the pavement',
      }),
      description: localizedText({
        nl: 'De gevel recht van voren, zonder auto’s en zonder zon in de lens.',
        fr: 'La façade bien de face, sans voitures ni contre-jour.',
        en: 'The front seen straight on, without cars and without the sun in the lens.',
      }),
    },
    {
      _type: 'slide',
      _key: 'sitting-room',
      status: 'published',
      picture: picture('banner-team-3x2'),
      title: localizedString({
        nl: 'De zitkamer om tien uur',
        fr: 'Le salon à dix heures',
        en: 'The sitting room at ten',
      }),
      description: localizedText({
        nl: 'Dan valt het licht van opzij en tekent het de ruimte.',
        fr: 'La lumière vient de côté et dessine la pièce.',
        en: 'By then the light comes from the side and gives the room its depth.',
      }),
    },
    {
      _type: 'slide',
      _key: 'garden',
      status: 'published',
      picture: picture('story-2'),
      title: localizedString({
        nl: 'De tuin, een week later',
        fr: 'Le jardin, une semaine plus tard',
        en: 'The garden, a week later',
      }),
      description: localizedText({
        nl: 'De magnolia stond nog dicht. Wij kwamen terug.',
        fr: 'Le magnolia n’était pas encore en fleurs. Nous sommes revenus.',
        en: 'The magnolia was not out yet, so we came back.',
      }),
    },
    {
      _type: 'slide',
      _key: 'terrace',
      status: 'published',
      picture: picture('story-8'),
      title: localizedString({
        nl: 'Boven de daken',
        fr: 'Au-dessus des toits',
        en: 'Above the rooftops',
      }),
      description: localizedText({
        nl: 'Het terras bewaren wij voor het eind, zoals bij een bezoek.',
        fr: 'Nous gardons la terrasse pour la fin, comme lors d’une visite.',
        en: 'We leave the terrace for last, just as on a viewing.',
      }),
    },
  ],
};
