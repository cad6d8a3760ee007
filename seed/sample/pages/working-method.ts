import { careFreeService } from '../articles/care-free-service.ts';
import { dataAndNetwork } from '../articles/data-and-network.ts';
import { delivering } from '../articles/delivering.ts';
import { marketing } from '../articles/marketing.ts';
import { reportage } from '../articles/reportage.ts';
import type { SeededPage } from '../../builders/document.ts';
import { listItem } from '../../builders/list-item.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { nextStep } from '../../starter/next-step.ts';
import { pageSettings } from '../../builders/page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';

export const workingMethod: SeededPage = {
  ...pageSettings('page-working-method', 'content'),
  title: localizedString({ nl: 'Onze werkwijze', fr: 'Notre méthode', en: 'How we work' }),
  breadcrumb: localizedString({ nl: 'Werkwijze', fr: 'Méthode', en: 'How we work' }),
  path: localizedString({ nl: '/werkwijze/', fr: '/methode/', en: '/working-method/' }),
  description: localizedText({
    nl: 'Vijf dingen doen wij voor elke woning, van de eerste foto tot de laatste meterstand.',
    fr: 'Cinq choses que nous faisons pour chaque bien, de la première photo au dernier relevé de compteur.',
    en: 'Five things we do for every home, from the first photograph to the last meter reading.',
  }),
  image: picture('story-3'),
  modules: [
    {
      ...moduleLayout('categoryModule', 'before-the-sale'),
      title: localizedString({
        nl: 'Eerst het huis leren kennen',
        fr: 'D’abord, apprendre à connaître la maison',
        en: 'First we get to know the house',
      }),
      description: localizedText({
        nl: 'Voor wij een woning tonen, kijken wij zelf: naar het licht, naar de plannen en naar wat de buurt waard is.',
        fr: 'Avant de montrer un bien, nous le regardons nous-mêmes : la lumière, les plans et ce que vaut le quartier.',
        en: 'Before we show a home, we look at it ourselves: the light, the plans and what the neighbourhood is worth.',
      }),
      articles: [
        listItem('reportage', reference(reportage)),
        listItem('data-and-network', reference(dataAndNetwork)),
      ],
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 2,
      itemsPerRow: 2,
    },
    {
      ...moduleLayout('videoModule', 'tour-on-film'),
      title: localizedString({
        nl: 'Een rondgang op film',
        fr: 'Une visite filmée',
        en: 'A tour on film',
      }),
      description: localizedText({
        nl: 'Zo stappen bezoekers bij ons binnen: in hun tempo, zonder muziek en zonder trucjes.',
        fr: 'Voici comment les visiteurs découvrent un bien : à leur rythme, sans musique et sans effets.',
        en: 'This is how visitors step inside: at their own pace, without music and without tricks.',
      }),
      span: columns(7),
      address: '/videos/2101.mp4',
      poster: picture('banner-team-3x2'),
    },
    {
      ...moduleLayout('quoteModule', 'good-name'),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'dark',
      quote: localizedText({
        nl: 'Een huis verkoopt u één keer. Een goede naam verdienen wij elke dag opnieuw.',
        fr: 'Une maison se vend une fois. Une réputation se mérite chaque jour.',
        en: 'You sell a house once. We earn our good name every day.',
      }),
      author: 'Hanne Verbruggen',
      role: localizedString({
        nl: 'Bestuurder',
        fr: 'Administratrice',
        en: 'Managing partner',
      }),
    },
    {
      ...moduleLayout('categoryModule', 'towards-the-deed'),
      title: localizedString({
        nl: 'Dan de juiste koper, tot en met de sleutels',
        fr: 'Puis le bon acheteur, jusqu’aux clés',
        en: 'Then the right buyer, all the way to the keys',
      }),
      description: localizedText({
        nl: 'Wij zoeken niet de luidste koper maar de juiste, en blijven erbij tot de meterstanden genoteerd zijn.',
        fr: 'Nous ne cherchons pas l’acheteur le plus pressé mais le bon, et restons là jusqu’au relevé des compteurs.',
        en: 'We look for the right buyer rather than the loudest, and stay until the meters have been read.',
      }),
      articles: [
        listItem('marketing', reference(marketing)),
        listItem('care-free-service', reference(careFreeService)),
        listItem('delivering', reference(delivering)),
      ],
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 3,
      itemsPerRow: 3,
    },
    nextStep,
  ],
};
