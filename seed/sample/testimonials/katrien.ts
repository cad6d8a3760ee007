import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const katrien: SeededTestimonial = {
  _id: 'testimonial-katrien',
  _type: 'testimonial',
  status: 'published',
  author: 'Katrien',
  place: 'Mechelen',
  date: '2025-11-14',
  quote: localizedText({
    nl: 'Wij hadden drie makelaars gevraagd wat ons huis waard was. Alleen Hanne vroeg waarom wij wilden verhuizen. Het werd een ander plan, en een beter.',
    fr: 'Nous avions demandé à trois agences ce que valait notre maison. Seule Hanne a demandé pourquoi nous voulions déménager. Le plan a changé, et en mieux.',
    en: 'We had asked three agents what our house was worth. Only Hanne asked why we wanted to move. We ended up with a different plan, and a better one.',
  }),
};
