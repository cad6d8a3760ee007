import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const martine: SeededTestimonial = {
  _id: 'testimonial-martine',
  _type: 'testimonial',
  status: 'published',
  author: 'Martine',
  place: 'Bonheiden',
  date: '2025-08-22',
  quote: localizedText({
    nl: 'Het ouderlijk huis verkopen met vijf broers en zussen is geen cadeau. Er is geen enkel hard woord gevallen, en dat lag niet aan ons.',
    fr: 'À cinq frères et sœurs, vendre la maison de nos parents n’avait rien d’évident. Pas un mot dur n’a été prononcé, et nous n’y étions pour rien.',
    en: 'Selling the family home with five brothers and sisters is no picnic. Not one harsh word was spoken, and we cannot claim the credit.',
  }),
};
