import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const annelies: SeededTestimonial = {
  _id: 'testimonial-annelies',
  _type: 'testimonial',
  status: 'published',
  author: 'Annelies',
  place: 'Heverlee',
  date: '2025-02-17',
  quote: localizedText({
    nl: 'De foto’s waren zo goed dat wij bijna niet meer wilden verkopen. De kopers woonden er al in gedachten voor ze binnen waren.',
    fr: 'Les photos étaient si belles que nous avons failli ne plus vendre. Les acheteurs y habitaient déjà en pensée avant d’être entrés.',
    en: 'The pictures were so good that we almost changed our minds about selling. The buyers could picture themselves living there before they had set foot inside.',
  }),
};
