import type { SeededSlider, SeededTestimonial } from '../../builders/document.ts';
import { localizedString, localizedText, type Translations } from '../../builders/localized.ts';
import { annelies, claire, pieter, youssef, katrien } from '../testimonials/testimonials.ts';

const marks: Record<string, (words: string) => string> = {
  fr: (words) => `«\u202f${words}\u202f»`,
};

/** A customer's words in quotation marks, below their name and town. */
function said({ _id, author, quote }: SeededTestimonial, towns: Translations<string>) {
  const wordsIn = (language: string) => {
    const words = quote?.find((entry) => entry.language === language)?.value ?? '';
    return marks[language]?.(words) ?? `‘${words}’`;
  };
  return {
    _type: 'slide' as const,
    _key: _id,
    status: 'published' as const,
    title: localizedString({
      nl: `${author}, ${towns.nl}`,
      fr: `${author}, ${towns.fr}`,
      en: `${author}, ${towns.en}`,
    }),
    description: localizedText({ nl: wordsIn('nl'), fr: wordsIn('fr'), en: wordsIn('en') }),
  };
}

export const testimonialSlider: SeededSlider = {
  _id: 'slider-testimonials',
  _type: 'slider',
  name: 'Getuigenissen',
  isInfinite: true,
  isFade: false,
  isCentered: false,
  itemsPerRow: 3,
  secondsPerSlide: 0,
  slides: [
    said(pieter, { nl: 'Lier', fr: 'Lierre', en: 'Lier' }),
    said(youssef, { nl: 'Leuven', fr: 'Louvain', en: 'Leuven' }),
    said(claire, { nl: 'Brussel', fr: 'Bruxelles', en: 'Brussels' }),
    said(annelies, { nl: 'Heverlee', fr: 'Heverlee', en: 'Heverlee' }),
    said(katrien, { nl: 'Mechelen', fr: 'Malines', en: 'Mechelen' }),
  ],
};
