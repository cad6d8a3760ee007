import type { SeededPage } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { columns, moduleLayout } from '../../builders/module-layout.ts';
import { reference } from '../../builders/reference.ts';
import { freeValuation as starter } from '../../starter/pages/free-valuation.ts';
import { pictureBanner } from '../banner.ts';
import { whyUs, stepPlan } from '../categories/categories.ts';
import { picture } from '../picture.ts';
import { katrien } from '../testimonials/testimonials.ts';

const { modules: starterModules = [] } = starter;

export const freeValuation: SeededPage = {
  ...starter,
  showPageBanner: true,
  image: picture('banner-appraisal-3x2'),
  banner: pictureBanner('banner-appraisal', {
    nl: 'Wat is uw woning vandaag waard? Binnen de week weet u het.',
    fr: 'Que vaut votre bien aujourd’hui ? Vous le saurez dans la semaine.',
    en: 'What is your home worth today? You will know within a week.',
  }),
  modules: [
    ...starterModules.slice(0, -1),
    {
      ...moduleLayout('categoryModule', 'steps'),
      title: localizedString({
        nl: 'Van schatting tot akte',
        fr: 'De l’estimation à l’acte',
        en: 'From valuation to completion',
      }),
      description: localizedText({
        nl: 'Verkoopt u daarna met ons? Zo verlopen de volgende maanden.',
        fr: 'Vous vendez ensuite avec nous ? Voici comment se passent les mois suivants.',
        en: 'Decided to sell with us? This is what the next few months look like.',
      }),
      span: columns(7),
      category: reference(stepPlan),
      view: 'collapse-view',
      isHasSubcategories: false,
      isNumbered: true,
      maxItems: 4,
      itemsPerRow: 1,
    },
    {
      ...moduleLayout('quoteModule', 'customer'),
      span: columns(5),
      backgroundType: 'color',
      backgroundColor: 'dark',
      testimonial: reference(katrien),
    },
    {
      ...moduleLayout('categoryModule', 'why-us'),
      title: localizedString({
        nl: 'Waarom eigenaars ons bellen',
        fr: 'Pourquoi les propriétaires nous appellent',
        en: 'Why owners call us',
      }),
      backgroundType: 'color',
      backgroundColor: 'soft',
      category: reference(whyUs),
      view: 'card-view',
      isHasSubcategories: false,
      isNumbered: false,
      maxItems: 3,
      itemsPerRow: 3,
    },
    ...starterModules.slice(-1),
  ],
};
