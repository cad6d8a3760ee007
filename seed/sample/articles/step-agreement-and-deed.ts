import { customerQuote } from '../../builders/customer-quote.ts';
import { stepPlan } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { martine } from '../testimonials/testimonials.ts';

export const stepAgreementAndDeed: SeededArticle = {
  _id: 'article-step-agreement-and-deed',
  _type: 'article',
  status: 'published',
  category: reference(stepPlan),
  order: 40,
  title: localizedString({ nl: 'Compromis en akte', fr: 'Compromis et acte', en: 'Agreement and deed' }),
  path: localizedString({
    nl: '/stappenplan/stap-4-compromis-en-akte/',
    fr: '/etapes/etape-4-compromis-et-acte/',
    en: '/steps/step-4-agreement-and-deed/',
  }),
  summary: localizedText({
    nl: 'Van de verkoopovereenkomst tot de sleutels: wij volgen elke datum op.',
    fr: 'Du compromis de vente aux clés : nous suivons chaque échéance.',
    en: 'From the sales agreement to the keys: we keep track of every deadline.',
  }),
  description: localizedText({
    nl: 'Stap 4 van uw verkoop met Huis & Haard: een duidelijke verkoopovereenkomst, een voorschot op de derdenrekening en de akte bij de notaris.',
    fr: 'Étape 4 de votre vente avec Huis & Haard : un compromis clair, un acompte sur le compte de tiers et l’acte chez le notaire.',
    en: 'Step 4 of selling with Huis & Haard: a clear sales agreement, a deposit in a client account and the deed at the notary’s.',
  }),
  picture: picture('story-15'),
  body: localizedRichText({
    nl: richText(
      'Is er een akkoord, dan stellen wij de verkoopovereenkomst op, die iedereen het compromis noemt. U krijgt ze enkele dagen vooraf om rustig te lezen en aan uw notaris te tonen. Wij lezen ze samen door voor u tekent.',
      'De koper betaalt bij de ondertekening een voorschot, gewoonlijk tien procent van de prijs. Dat geld staat veilig op onze derdenrekening, gescheiden van ons eigen geld, tot de akte.',
      'Tussen compromis en akte liggen hoogstens vier maanden. In die tijd doen de notarissen hun opzoekingen, regelt de koper zijn lening en volgen wij de ontbrekende stukken op. U hoort ons minstens om de twee weken, ook als er niets te melden is.',
      'Op de dag van de akte gaan wij mee naar de notaris. Daarna overhandigt u de sleutels, en dat is elke keer weer een bijzonder moment.',
    ),
    fr: richText(
      'Une fois l’accord trouvé, nous rédigeons la convention de vente, que tout le monde appelle le compromis. Vous la recevez quelques jours à l’avance, pour la lire à tête reposée et la montrer à votre notaire. Nous la parcourons ensemble avant que vous signiez.',
      'À la signature, l’acheteur verse un acompte, en général dix pour cent du prix. Cet argent reste en sécurité sur notre compte de tiers, séparé du nôtre, jusqu’à l’acte.',
      'Entre le compromis et l’acte, il s’écoule au plus quatre mois. Les notaires font alors leurs recherches, l’acheteur règle son crédit et nous suivons les pièces manquantes. Vous avez de nos nouvelles au moins toutes les deux semaines, même s’il n’y a rien à signaler.',
      'Le jour de l’acte, nous vous accompagnons chez le notaire. Puis vous remettez les clés, et c’est chaque fois un moment particulier.',
    ),
    en: richText(
      'Once there is an agreement we draw up the sales contract, which everyone here calls the compromis. You receive it a few days in advance, so that you can read it at your leisure and show it to your notary. We go through it together before you sign.',
      'On signing, the buyer pays a deposit, usually ten per cent of the price. Until completion that money is safe in our client account, separate from our own.',
      'There are four months at most between contract and completion. In that time the notaries carry out their searches, the buyer arranges a mortgage and we chase any missing documents. You hear from us at least every two weeks, even when there is nothing to report.',
      'On completion day we go to the notary with you. Then you hand over the keys, which is always a special moment.',
    ),
  }),
  modules: [customerQuote(martine), nextStep],
};
