import type { SeededSlider } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';

/** Façades in one place, so that a visitor compares them without the page moving. */
export const facadesSlider: SeededSlider = {
  _id: 'slider-facades',
  _type: 'slider',
  name: 'Gevels',
  isInfinite: true,
  isFade: true,
  isCentered: false,
  itemsPerRow: 1,
  secondsPerSlide: 0,
  slides: [
    {
      _type: 'slide',
      _key: 'thirties',
      status: 'published',
      picture: picture('story-4'),
      title: localizedString({
        nl: 'Halfopen, jaren dertig',
        fr: 'Trois façades, années trente',
        en: 'Semi-detached, nineteen-thirties',
      }),
      description: localizedText({
        nl: 'Stevig gebouwd en zelden geïsoleerd. De kosten van een renovatie ramen wij vooraf mee.',
        fr: 'Solide, mais rarement isolée. Nous chiffrons d’emblée le coût d’une rénovation.',
        en: 'Solidly built and seldom insulated. We include the cost of renovating from the start.',
      }),
    },
    {
      _type: 'slide',
      _key: 'town-house',
      status: 'published',
      picture: picture('banner-contact-3x2'),
      title: localizedString({
        nl: 'Herenhuis met erker',
        fr: 'Maison de maître avec bow-window',
        en: 'Town house with a bow window',
      }),
      description: localizedText({
        nl: 'Hoge plafonds, drie trappen, en een dak dat wij vóór het eerste bezoek laten nakijken.',
        fr: 'De hauts plafonds, trois escaliers, et une toiture que nous faisons inspecter avant la première visite.',
        en: 'High ceilings, three flights of stairs, and a roof that we have inspected before the first viewing.',
      }),
    },
    {
      _type: 'slide',
      _key: 'apartments',
      status: 'published',
      picture: picture('story-12'),
      title: localizedString({
        nl: 'Appartementen uit de jaren twintig',
        fr: 'Appartements des années vingt',
        en: 'Apartments from the nineteen-twenties',
      }),
      description: localizedText({
        nl: 'Hier lezen wij eerst de verslagen van de mede-eigenaars, en dan pas de keuken.',
        fr: 'Ici, nous lisons d’abord les procès-verbaux de la copropriété. La cuisine vient ensuite.',
        en: 'Here we read the minutes of the co-owners first, and look at the kitchen afterwards.',
      }),
    },
    {
      _type: 'slide',
      _key: 'shutters',
      status: 'published',
      picture: picture('story-13'),
      title: localizedString({
        nl: 'Witte gevel met luiken',
        fr: 'Façade blanche à volets',
        en: 'White front with shutters',
      }),
      description: localizedText({
        nl: 'Onder de kalk zit soms vocht. Daarom begint ons bezoek bij de plint.',
        fr: 'La chaux cache parfois de l’humidité. Notre visite commence donc par les plinthes.',
        en: 'Whitewash sometimes hides damp. So our visit starts at the skirting board.',
      }),
    },
  ],
};
