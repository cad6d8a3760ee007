import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const pieter: SeededTestimonial = {
  _id: 'testimonial-pieter',
  _type: 'testimonial',
  status: 'published',
  author: 'Pieter',
  place: 'Lier',
  date: '2025-06-11',
  quote: localizedText({
    nl: 'Elke vrijdag een mail met wat er gebeurd was, ook als er niets gebeurd was. Na zes weken verkocht, voor de prijs die ze hadden voorspeld.',
    fr: 'Chaque vendredi un e-mail qui résumait la semaine, même quand il ne s’était rien passé. Vendu en six semaines, au prix annoncé.',
    en: 'Every Friday an e-mail about what had happened, even when nothing had. Sold in six weeks, at the price they had predicted.',
  }),
};
