import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const claire: SeededTestimonial = {
  _id: 'testimonial-claire',
  _type: 'testimonial',
  status: 'published',
  author: 'Claire',
  place: 'Brussel',
  date: '2025-04-29',
  quote: localizedText({
    nl: 'Ik verhuis om de drie jaar voor mijn werk en heb nog nooit een plaatsbeschrijving gezien die zo eerlijk was. Mijn waarborg was binnen de week terug.',
    fr: 'Je déménage tous les trois ans pour mon travail et je n’avais jamais vu un état des lieux aussi honnête. Ma garantie locative m’a été rendue dans la semaine.',
    en: 'I move every three years for work and had never seen such a fair inventory. My deposit was back within a week.',
  }),
};
