import type { SeededTestimonial } from '../../builders/document.ts';
import { localizedText } from '../../builders/localized.ts';

export const youssef: SeededTestimonial = {
  _id: 'testimonial-youssef',
  _type: 'testimonial',
  status: 'published',
  author: 'Youssef',
  place: 'Leuven',
  date: '2025-10-03',
  quote: localizedText({
    nl: 'Ons eerste appartement, en wij wisten van niets. Thomas legde elk attest uit en raadde ons één keer zelfs af om te bieden. Dat vergeten wij niet.',
    fr: 'Notre premier appartement, et nous ne savions rien. Thomas a expliqué chaque attestation et nous a même déconseillé, une fois, de faire une offre. Nous ne l’oublierons pas.',
    en: 'Our first apartment, and we knew nothing. Thomas explained every certificate and once even advised us not to make an offer. We will not forget that.',
  }),
};
