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

export const testimonials: SeededTestimonial[] = [katrien, youssef, martine, pieter, claire, annelies];
