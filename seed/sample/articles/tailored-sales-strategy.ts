import { customerQuote } from '../../builders/customer-quote.ts';
import { whyUs } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { katrien } from '../testimonials/testimonials.ts';

export const tailoredSalesStrategy: SeededArticle = {
  _id: 'article-tailored-sales-strategy',
  _type: 'article',
  status: 'published',
  category: reference(whyUs),
  order: 10,
  date: '2026-11-12',
  title: localizedString({
    nl: 'Verkoopstrategie op maat',
    fr: 'Une stratégie de vente sur mesure',
    en: 'Tailored sales strategy',
  }),
  path: localizedString({
    nl: '/bottom/verkoopstrategie-op-maat/',
    fr: '/bottom/strategie-de-vente-sur-mesure/',
    en: '/bottom/tailored-sales-strategy/',
  }),
  summary: localizedText({
    nl: 'Elk huis heeft zijn eigen kopers, en dus zijn eigen aanpak.',
    fr: 'Chaque maison a ses acheteurs, et donc sa propre approche.',
    en: 'Every house has its own buyers, and deserves its own approach.',
  }),
  description: localizedText({
    nl: 'Snel, stil of met biedingen onder gesloten omslag: Huis & Haard kiest samen met u de verkoopstrategie die bij uw woning past.',
    fr: 'Rapide, discrète ou sous pli fermé : Huis & Haard choisit avec vous la stratégie de vente qui convient à votre bien.',
    en: 'Quickly, discreetly or by sealed bids: together we choose the sales strategy that suits your home.',
  }),
  picture: picture('story-10'),
  body: localizedRichText({
    nl: richText(
      'Moet het snel gaan, of telt elke euro? Wilt u zeker zijn voor u zelf iets koopt, of verkoopt u liever zonder dat de hele straat het weet? Die vragen bepalen de strategie, meer dan de woning zelf.',
      'Wij werken met drie beproefde manieren, die wij naar uw situatie bijstellen:',
      { bullet: 'een vaste vraagprijs, voor wie duidelijkheid wil;' },
      { bullet: 'een vanafprijs met biedingen onder gesloten omslag, als er veel vraag is;' },
      { bullet: 'een stille verkoop aan kandidaten uit ons eigen bestand.' },
      'Wij leggen u de voor- en nadelen van elk voor, met voorbeelden uit uw buurt. Na vier weken kijken wij samen of het plan werkt. Zo niet, dan passen wij het aan voor de woning te lang te koop staat.',
    ),
    fr: richText(
      'Faut-il aller vite, ou chaque euro compte-t-il ? Voulez-vous être sûr avant d’acheter vous-même, ou préférez-vous vendre sans que toute la rue le sache ? Ces questions déterminent la stratégie, plus que la maison elle-même.',
      'Nous travaillons de trois façons éprouvées, que nous adaptons à votre situation :',
      { bullet: 'un prix fixe, pour qui souhaite la clarté ;' },
      { bullet: 'un prix de départ avec offres sous pli fermé, lorsque la demande est forte ;' },
      { bullet: 'une vente discrète à des candidats de notre propre fichier.' },
      'Nous vous exposons les avantages et les inconvénients de chacune, avec des exemples de votre quartier. Après quatre semaines, nous regardons ensemble si le plan fonctionne. Sinon, nous le corrigeons avant que le bien ne reste trop longtemps en vente.',
    ),
    en: richText(
      'Does it have to be quick, or does every euro count? Do you want certainty before you buy somewhere yourself, or to sell without the whole street knowing? Those questions shape the strategy more than the house itself.',
      'We have three proven methods, which we adapt to your situation:',
      { bullet: 'a fixed asking price, for those who want clarity;' },
      { bullet: 'a starting price with sealed bids, when demand is high;' },
      { bullet: 'a discreet sale to buyers we already know.' },
      'We explain the advantages and drawbacks of each, with examples from your neighbourhood. After four weeks we review together whether the plan is working. If not, we change it before your home has been on the market too long.',
    ),
  }),
  modules: [customerQuote(katrien), nextStep],
};
