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
    nl: 'Uw getuigenis is goed aangekomen.',
    fr: 'Votre témoignage est bien arrivé.',
    en: 'We have received your testimonial.',
    de: 'Ihr Erfahrungsbericht ist bei uns angekommen.',
  },
  next: {
    nl: 'Het hele team leest ze binnen de week. Mag ze op onze website, dan zetten wij er alleen uw voornaam en gemeente bij. Bedenkt u zich, dan halen wij ze weer weg.',
    fr: 'Toute l’équipe le lira dans la semaine. Si nous pouvons le publier, seuls votre prénom et votre commune y figureront. Si vous changez d’avis, nous le retirerons.',
    en: 'The whole team will read it within a week. If we may publish it, only your first name and town will appear with it. If you change your mind, we will take it down.',
    de: 'Das ganze Team liest ihn innerhalb einer Woche. Dürfen wir ihn auf unserer Website zeigen, stehen nur Ihr Vorname und Ihre Gemeinde dabei. Überlegen Sie es sich anders, nehmen wir ihn wieder heraus.',
  },
  onward: onwardLinks.forSale,
});
