import { customerQuote } from '../../builders/customer-quote.ts';
import { pictureBanner } from '../banner.ts';
import type { SeededPage } from '../../builders/document.ts';
import { pageLink } from '../../builders/link.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { testimonialSlider } from '../sliders/testimonials.ts';
import { martine } from '../testimonials/testimonials.ts';
import { testimonialPage } from './testimonial.ts';

export const about: SeededPage = {
  ...pageSettings('page-about', 'content'),
  showPageBanner: true,
  originalPath: '/services/',
  title: localizedString({ nl: 'Over ons', fr: 'À propos de nous', en: 'About us' }),
  breadcrumb: localizedString({ nl: 'Over ons', fr: 'À propos', en: 'About us' }),
  path: localizedString({ nl: '/over-ons/', fr: '/a-propos/', en: '/about-us/' }),
  description: localizedText({
    nl: 'Maak kennis met Huis & Haard: een familiekantoor uit Mechelen, sinds 1989, met een tweede kantoor in Leuven.',
    fr: 'Faites connaissance avec Huis & Haard : une agence familiale de Malines, depuis 1989, avec une seconde adresse à Louvain.',
    en: 'Meet Huis & Haard: a family agency from Mechelen, since 1989, with a second office in Leuven.',
  }),
  image: picture('banner-about-3x2'),
  banner: pictureBanner('banner-about', {
    nl: 'Een familiekantoor, in beide betekenissen van het woord.',
    fr: 'Une agence familiale, dans les deux sens du terme.',
    en: 'A family agency, in both senses of the word.',
  }),
  modules: [
    {
      ...moduleLayout('articleModule', 'the-agency'),
      title: localizedString({
        nl: 'Begonnen aan een keukentafel',
        fr: 'Tout a commencé à une table de cuisine',
        en: 'It began at a kitchen table',
      }),
      body: localizedRichText({
        nl: richText(
          'In 1989 verkocht Frans Verbruggen zijn eerste huis, dat van de buurvrouw. Zij vroeg hem om hulp omdat hij timmerman was en wist wat een dakgebint waard was. Het werd een kantoor, eerst aan de keukentafel, later aan de Korenmarkt.',
          'Zijn dochter Hanne leidt het vandaag, met een klein team. In 2011 openden wij een tweede kantoor in Leuven, omdat onze klanten kinderen hadden die daar studeerden en er bleven. Groter hoeven wij niet te worden: wij kennen graag elke klant bij naam.',
          'Wat er niet veranderde: wij zeggen wat wij denken, ook als het even tegenvalt. Wij nemen nooit meer opdrachten aan dan wij goed kunnen doen. En bij elke verkoop planten wij samen met een plaatselijke vereniging een boom in de buurt. Het zijn er nu meer dan tweeduizend.',
        ),
        fr: richText(
          'En 1989, Frans Verbruggen vend sa première maison, celle de la voisine. Elle lui demande de l’aide parce qu’il est charpentier et sait ce que vaut une charpente. L’agence naît à la table de la cuisine, puis s’installe sur le Korenmarkt.',
          'Sa fille Hanne la dirige aujourd’hui, avec une petite équipe. En 2011, nous avons ouvert une seconde agence à Louvain, parce que les enfants de nos clients y étudiaient et y restaient. Nous n’avons pas besoin de grandir davantage : nous aimons connaître chaque client par son nom.',
          'Ce qui n’a pas changé : nous disons ce que nous pensons, même quand c’est moins agréable. Nous n’acceptons jamais plus de missions que nous ne pouvons en mener à bien. Et à chaque vente, nous plantons un arbre dans les environs avec une association locale. Il y en a désormais plus de deux mille.',
        ),
        en: richText(
          'In 1989 Frans Verbruggen sold his first house: his neighbour’s. She came to him because he was a carpenter and knew what a good roof is worth. One house led to another, and the kitchen table became an agency on the Korenmarkt.',
          'His daughter Hanne runs it today, with a small team. In 2011 we opened a second office in Leuven, because our clients’ children went to study there and stayed. We have no wish to grow much bigger: we like to know every client by name.',
          'Some things have not changed. We say what we think, even when it is not what you hoped to hear. We never take on more than we can do well. And for every home we sell, we plant a tree with a local charity: more than two thousand so far.',
        ),
      }),
      picture: picture('office-mechelen-dusk'),
      imagePosition: 'right',
    },
    customerQuote(martine),
    {
      ...moduleLayout('teamModule', 'team'),
      title: localizedString({ nl: 'Ons team', fr: 'Notre équipe', en: 'Our team' }),
      description: localizedText({
        nl: 'Wie u te spreken krijgt, van het eerste telefoontje tot de sleutels.',
        fr: 'Ceux à qui vous parlerez, du premier appel à la remise des clés.',
        en: 'Who you will talk to, from the first call to the keys.',
      }),
      view: 'team-view',
      maxItems: 12,
      itemsPerRow: 3,
    },
    {
      ...moduleLayout('galleryModule', 'gallery'),
      title: localizedString({
        nl: 'Straten die wij kennen',
        fr: 'Des rues que nous connaissons',
        en: 'Streets we know',
      }),
      pictures: [
        listItem('lane', picture('story-3')),
        listItem('door', picture('story-7')),
        listItem('market', picture('story-9')),
        listItem('park', picture('story-14')),
        listItem('square', picture('story-15')),
        listItem('gable', picture('story-16')),
      ],
    },
    {
      ...moduleLayout('sliderModule', 'testimonials'),
      title: localizedString({
        nl: 'Wat klanten onthielden',
        fr: 'Ce que nos clients ont retenu',
        en: 'What our clients remember',
      }),
      slider: reference(testimonialSlider),
    },
    {
      ...moduleLayout('callToActionModule', 'experience'),
      title: localizedString({
        nl: 'Werkte u met ons samen?',
        fr: 'Vous avez travaillé avec nous ?',
        en: 'Have you worked with us?',
      }),
      titleSize: 'h3',
      description: localizedText({
        nl: 'Verkocht, kocht of huurde u met ons? Vertel hoe het was, ook als er iets beter kon.',
        fr: 'Vous avez vendu, acheté ou loué avec nous ? Racontez, même si quelque chose pouvait être mieux.',
        en: 'Did you sell, buy or rent with us? Tell us what it was like, even if something could have been better.',
      }),
      links: [
        listItem(
          'testimonial',
          pageLink(testimonialPage, {
            nl: 'Vertel hoe het was',
            fr: 'Racontez votre expérience',
            en: 'Tell us about it',
          }),
        ),
      ],
    },
    {
      ...moduleLayout('officeModule', 'offices'),
      title: localizedString({ nl: 'Waar u ons vindt', fr: 'Où nous trouver', en: 'Where to find us' }),
    },
    {
      ...moduleLayout('mapModule', 'map'),
      title: localizedString({ nl: 'De weg erheen', fr: 'Comment venir', en: 'How to get here' }),
    },
    {
      ...moduleLayout('embedModule', 'trees'),
      title: localizedString({
        nl: 'Waar onze bomen staan',
        fr: 'Où poussent nos arbres',
        en: 'Where our trees grow',
      }),
      description: localizedText({
        nl: 'Bij elke verkoop planten wij er een, de meeste in de buurt van het Vrijbroekpark in Mechelen.',
        fr: 'Nous en plantons un à chaque vente, surtout aux abords du Vrijbroekpark de Malines.',
        en: 'We plant one for every sale, most of them around the Vrijbroekpark in Mechelen.',
      }),
      address:
        'https://www.openstreetmap.org/export/embed.html?bbox=4.43%2C51.00%2C4.50%2C51.04&layer=mapnik&marker=51.017%2C4.463',
      shape: 'wide',
      poster: picture('story-6'),
    },
    nextStep,
  ],
};
