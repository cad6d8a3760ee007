import { onwardLinks } from './onward-links.ts';
import { thankYouPage } from './thank-you-page.ts';

export const testimonialThanks = thankYouPage('testimonial', {
  title: {
    nl: 'Bedankt voor uw getuigenis',
    fr: 'Merci pour votre témoignage',
    en: 'Thank you for your testimonial',
    de: 'Vielen Dank für Ihren Erfahrungsbericht',
  },
  description: {
    nl: 'Bedankt voor uw getuigenis. Ze is goed aangekomen.',
    fr: 'Merci pour votre témoignage. Il est bien arrivé.',
    en: 'Thank you, we have received your testimonial.',
    de: 'Vielen Dank, Ihr Erfahrungsbericht ist bei uns angekommen.',
  },
  next: {
    nl: 'Ze is goed aangekomen, en het hele team leest ze binnen de week. Mag ze op onze website, dan zetten wij er alleen uw voornaam en gemeente bij. Bedenkt u zich, dan halen wij ze weer weg.',
    fr: 'Il est bien arrivé, et toute l’équipe le lira dans la semaine. Si nous pouvons le publier, seuls votre prénom et votre commune y figureront. Si vous changez d’avis, nous le retirerons.',
    en: 'The whole team will read it within a week. If we may publish it, only your first name and town will appear with it. If you change your mind, we will take it down.',
    de: 'Er ist bei uns angekommen, und das ganze Team liest ihn innerhalb einer Woche. Dürfen wir ihn auf unserer Website zeigen, stehen nur Ihr Vorname und Ihre Gemeinde dabei. Überlegen Sie es sich anders, nehmen wir ihn wieder heraus.',
  },
  onward: onwardLinks.forSale,
});
