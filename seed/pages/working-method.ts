import { workingMethod as category } from '../categories/working-method.ts';
import type { SeededPage } from '../document.ts';
import { localizedString, localizedText } from '../localized.ts';
import { moduleLayout } from '../module-layout.ts';
import { nextStep } from '../next-step.ts';
import { pageSettings } from '../page-settings.ts';
import { picture } from '../picture.ts';
import { reference } from '../reference.ts';
import { hanneVerbruggen } from '../team/hanne-verbruggen.ts';

export const workingMethod: SeededPage = {
  ...pageSettings,
  _id: 'page-working-method',
  _type: 'page',
  kind: 'content',
  status: 'published',
  title: localizedString({ nl: 'Onze werkwijze', fr: 'Notre méthode', en: 'How we work' }),
  breadcrumb: localizedString({ nl: 'Werkwijze', fr: 'Méthode', en: 'How we work' }),
  path: localizedString({ nl: '/werkwijze/', fr: '/methode/', en: '/working-method/' }),
  description: localizedText({
    nl: 'Reportage, data en netwerk, marketing, zorgeloze service en oplevering: zo werkt Huis & Haard.',
    fr: 'Reportage, données et réseau, marketing, service sans souci et remise des clés : la méthode de Huis & Haard.',
    en: 'Photography and film, data and network, marketing, hassle-free service and handover: how Huis & Haard works.',
  }),
  image: picture('story-3'),
  modules: [
    {
      ...moduleLayout,
      _type: 'categoryModule',
      _key: 'articles',
      title: localizedString({
        nl: 'Vijf dingen die wij altijd doen',
        fr: 'Cinq choses que nous faisons toujours',
        en: 'Five things we always do',
      }),
      category: reference(category),
      view: 'list-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 12,
      itemsPerRow: 1,
    },
    {
      ...moduleLayout,
      _type: 'videoModule',
      _key: 'tour-on-film',
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
      span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 10 },
      address: '/videos/2101.mp4',
      poster: picture('banner-team-3x2'),
    },
    {
      ...moduleLayout,
      _type: 'quoteModule',
      _key: 'good-name',
      span: { _type: 'moduleSpan', sm: 12, md: 12, lg: 10 },
      backgroundType: 'color',
      backgroundColor: 'soft',
      quote: localizedText({
        nl: 'Een huis verkoopt u één keer. Een goede naam verdienen wij elke dag opnieuw.',
        fr: 'Une maison se vend une fois. Un bon nom se mérite chaque jour.',
        en: 'You sell a house once. We earn our good name every day.',
      }),
      author: 'Hanne Verbruggen',
      role: localizedString({
        nl: 'Bestuurder',
        fr: 'Administratrice',
        en: 'Managing partner',
      }),
      picture: hanneVerbruggen.portrait,
    },
    nextStep,
  ],
};
