import { customerQuote } from '../../builders/customer-quote.ts';
import { workingMethod } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture, pictureInText } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { reportageSlider } from '../sliders/reportage.ts';
import { annelies } from '../testimonials/testimonials.ts';

export const reportage: SeededArticle = {
  _id: 'article-reportage',
  _type: 'article',
  status: 'published',
  category: reference(workingMethod),
  order: 10,
  title: localizedString({ nl: 'Reportage', fr: 'Reportage', en: 'Photography and film' }),
  path: localizedString({
    nl: '/werkwijze/reportage/',
    fr: '/methode/reportage/',
    en: '/working-method/reportage/',
  }),
  summary: localizedText({
    nl: 'Foto’s, plannen en een rondgang in beeld: zo ziet een koper wat u elke dag ziet.',
    fr: 'Photos, plans et visite filmée : l’acheteur voit ce que vous voyez tous les jours.',
    en: 'Photographs, plans and a filmed tour: buyers see what you see every day.',
  }),
  description: localizedText({
    nl: 'Hoe Huis & Haard uw woning in beeld brengt: fotografie bij daglicht, meetplannen en een rustige rondgang op video.',
    fr: 'Comment Huis & Haard met votre bien en images : photographie à la lumière du jour, plans mesurés et visite filmée sans hâte.',
    en: 'How Huis & Haard shows your home: photography by daylight, measured plans and an unhurried tour on film.',
  }),
  picture: picture('story-1'),
  body: localizedRichText({
    nl: richText(
      'De meeste kopers beslissen op een telefoon of ze komen kijken. Daarom besteden wij een halve dag aan de beelden van uw woning, en niet een kwartier tussen twee afspraken door.',
      'Vooraf lopen wij samen door elke kamer. Wat mag blijven staan, wat kan even aan de kant, op welk uur valt de zon in de leefruimte? Onze fotograaf werkt bij daglicht en laat ruimtes zien zoals ze zijn: recht, helder en zonder vertekening. Wie later op bezoek komt, mag niet teleurgesteld zijn.',
      pictureInText(
        'story-6',
        'nl',
        'Ook de omgeving hoort bij een woning: de velden achter de tuin, in het laatste licht.',
      ),
      'U krijgt van ons:',
      { bullet: 'een fotoreeks van binnen, van buiten en van de straat;' },
      { bullet: 'een opgemeten plan van elke verdieping, met de oppervlakten;' },
      { bullet: 'een video van twee minuten, in het tempo van een echte wandeling;' },
      { bullet: 'op verzoek luchtbeelden van de tuin en de omgeving.' },
      'De reportage is van u. Gaat de verkoop om welke reden ook niet door, dan houdt u de beelden en de plannen zonder meerkost.',
    ),
    fr: richText(
      'C’est sur leur téléphone que la plupart des acheteurs décident de venir voir un bien. Nous consacrons donc une demi-journée aux images de votre maison, et non un quart d’heure entre deux rendez-vous.',
      'Avant la prise de vue, nous parcourons ensemble chaque pièce. Que peut-on laisser, que vaut-il mieux déplacer, à quelle heure le soleil entre-t-il dans le séjour ? Notre photographe travaille à la lumière du jour et montre les espaces tels qu’ils sont : droits, clairs, sans déformation. Celui qui vient visiter ne doit pas être déçu.',
      pictureInText(
        'story-6',
        'fr',
        'Les environs font partie du bien : les champs derrière le jardin, dans la dernière lumière.',
      ),
      'Vous recevez :',
      { bullet: 'une série de photos de l’intérieur, de l’extérieur et de la rue ;' },
      { bullet: 'un plan mesuré de chaque étage, avec les surfaces ;' },
      { bullet: 'une vidéo de deux minutes, au rythme d’une vraie promenade ;' },
      { bullet: 'sur demande, des vues aériennes du jardin et des environs.' },
      'Le reportage vous appartient. Si la vente ne se fait pas, pour quelque raison que ce soit, vous gardez les images et les plans sans supplément.',
    ),
    en: richText(
      'Most buyers decide on their phone whether a house is worth a viewing. That is why we spend half a day photographing your home, rather than fifteen minutes between two appointments.',
      'Beforehand we walk through every room together. What can stay, what is better moved, when does the sun reach the living room? Our photographer works by daylight and shows rooms as they are: straight, clear and without distortion. Nobody should be disappointed when they come to see the real thing.',
      pictureInText(
        'story-6',
        'en',
        'The surroundings belong to a home: the fields behind the garden in the last light.',
      ),
      'You receive:',
      { bullet: 'a series of interior, exterior and street photographs;' },
      { bullet: 'a measured floor plan of every storey;' },
      { bullet: 'a two-minute film at walking pace;' },
      { bullet: 'aerial views of the garden and its surroundings, if you ask for them.' },
      'It is all yours. If the sale falls through, for whatever reason, you keep the photographs and plans at no extra cost.',
    ),
  }),
  modules: [
    {
      ...moduleLayout('sliderModule', 'walk'),
      title: localizedString({
        nl: 'Een wandeling in vier beelden',
        fr: 'Une promenade en quatre images',
        en: 'A walk in four pictures',
      }),
      slider: reference(reportageSlider),
    },
    customerQuote(annelies),
    nextStep,
  ],
};
