import { customerQuote } from '../../builders/customer-quote.ts';
import { stepPlan } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { youssef } from '../testimonials/testimonials.ts';

export const stepVisitsAndOffer: SeededArticle = {
  _id: 'article-step-visits-and-offer',
  _type: 'article',
  status: 'published',
  category: reference(stepPlan),
  order: 30,
  title: localizedString({ nl: 'Bezoeken en bod', fr: 'Visites et offre', en: 'Viewings and offer' }),
  path: localizedString({
    nl: '/stappenplan/stap-3-bezoeken-en-bod/',
    fr: '/etapes/etape-3-visites-et-offre/',
    en: '/steps/step-3-visits-and-offer/',
  }),
  summary: localizedText({
    nl: 'Wij leiden elke kandidaat zelf rond en onderhandelen voor u.',
    fr: 'Nous guidons nous-mêmes chaque candidat et nous négocions pour vous.',
    en: 'We accompany every viewing and negotiate on your behalf.',
  }),
  description: localizedText({
    nl: 'Stap 3 van uw verkoop met Huis & Haard: bezoeken onder begeleiding, schriftelijke biedingen en een rustige onderhandeling.',
    fr: 'Étape 3 de votre vente avec Huis & Haard : visites accompagnées, offres écrites et négociation sereine.',
    en: 'Step 3 of selling with Huis & Haard: accompanied viewings, written offers and calm negotiation.',
  }),
  picture: picture('story-2'),
  body: localizedRichText({
    nl: richText(
      'Bezoeken plannen wij een voor een, op een moment dat u past, ook op zaterdag en na het werk. Geen rijen voor de deur: een kandidaat die rustig rondkijkt, ziet zichzelf er sneller wonen. Uw makelaar is er altijd zelf bij en kent het dossier uit het hoofd.',
      'Een bod nemen wij alleen schriftelijk aan, met een bedrag, een geldigheidsduur en de voorwaarden, zoals een lening. Wij gaan na of de financiering haalbaar is en leggen u alle biedingen tegelijk voor. De hoogste is niet altijd de beste: een zekere koper zonder voorwaarden is soms meer waard.',
      'Onderhandelen doen wij beleefd en met open kaarten. Andere kandidaten laten wij weten waar ze aan toe zijn. Zo houdt iedereen er een goed gevoel aan over, ook wie het huis niet kreeg.',
    ),
    fr: richText(
      'Nous organisons les visites une par une, au moment qui vous convient, le samedi et après le travail aussi. Pas de file devant la porte : un candidat qui regarde à son aise s’y voit plus vite vivre. Votre agent est toujours présent et connaît le dossier par cœur.',
      'Nous n’acceptons d’offre que par écrit, avec un montant, une durée de validité et les conditions, comme un crédit. Nous vérifions si le financement est réaliste et vous présentons toutes les offres ensemble. La plus élevée n’est pas toujours la meilleure : un acheteur certain et sans condition vaut parfois davantage.',
      'Nous négocions avec courtoisie et cartes sur table. Les autres candidats savent où ils en sont. Chacun en garde ainsi un bon souvenir, même celui qui n’a pas eu la maison.',
    ),
    en: richText(
      'We plan viewings one at a time, when it suits you, including Saturdays and evenings. No queues at the door: people who can look around in peace find it easier to imagine living there. Your agent is always present and knows every detail by heart.',
      'We accept offers in writing only, with an amount, a period of validity and the conditions, such as a mortgage. We check whether the financing is realistic and present all the offers to you side by side. The highest is not always the best: a reliable buyer without conditions is sometimes worth more.',
      'We negotiate politely and with our cards on the table. Other bidders are told where they stand. That way everyone comes away feeling fairly treated, even those who did not get the house.',
    ),
  }),
  modules: [customerQuote(youssef), nextStep],
};
