import { thankYouPage } from './thank-you-page.ts';

export const contactMeThanks = thankYouPage('contact-me', {
  title: {
    nl: 'Wij bellen u terug',
    fr: 'Nous vous rappelons',
    en: 'We will call you back',
  },
  description: {
    nl: 'Uw vraag om teruggebeld te worden is goed aangekomen.',
    fr: 'Votre demande de rappel est bien arrivée.',
    en: 'Your request for a call has arrived.',
  },
  next: {
    nl: 'Bedankt, uw nummer is genoteerd. Een van onze makelaars belt u op het moment dat u koos, of anders de eerstvolgende werkdag. Lukt het niet, dan laten wij een bericht achter en proberen wij het opnieuw.',
    fr: 'Merci, votre numéro est noté. L’un de nos courtiers vous appelle au moment choisi, ou sinon le jour ouvrable suivant. Si nous ne vous joignons pas, nous laissons un message et essayons à nouveau.',
    en: 'Thank you, we have your number. One of our brokers will call at the time you chose, or otherwise on the next working day. If we do not reach you, we leave a message and try again.',
  },
});
