import { stepPlan } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';

export const stepFirstMeeting: SeededArticle = {
  _id: 'article-step-first-meeting',
  _type: 'article',
  status: 'published',
  category: reference(stepPlan),
  order: 10,
  title: localizedString({
    nl: 'Kennismaking en schatting',
    fr: 'Rencontre et estimation',
    en: 'First meeting and valuation',
  }),
  path: localizedString({
    nl: '/stappenplan/stap-1-kennismaking-en-schatting/',
    fr: '/etapes/etape-1-rencontre-et-estimation/',
    en: '/steps/step-1-first-meeting-and-valuation/',
  }),
  summary: localizedText({
    nl: 'Wij komen langs, luisteren en zeggen wat uw woning waard is.',
    fr: 'Nous venons chez vous, nous écoutons et nous disons ce que vaut votre bien.',
    en: 'We come to see you, listen and say what your home is worth.',
  }),
  description: localizedText({
    nl: 'Stap 1 van uw verkoop met Huis & Haard: een gesprek aan uw keukentafel en een onderbouwde schatting binnen de week.',
    fr: 'Étape 1 de votre vente avec Huis & Haard : un entretien chez vous et une estimation argumentée dans la semaine.',
    en: 'Step 1 of selling with Huis & Haard: a talk at your kitchen table and a well-founded valuation within a week.',
  }),
  picture: picture('story-4'),
  body: localizedRichText({
    nl: richText(
      'Het eerste gesprek voeren wij bij u thuis, aan de keukentafel. Waarom verkoopt u, tegen wanneer, en wat moet er met de opbrengst gebeuren? Wie dat weet, adviseert anders dan wie alleen de vierkante meters kent.',
      'Daarna kijken wij goed rond, van de zolder tot de tuinberging. Wij meten, maken notities en vragen naar plannen, facturen van werken en het energiecertificaat als u dat al hebt. Reken op een uur.',
      'Binnen de week ontvangt u een schriftelijke schatting: de vergelijkbare verkopen in uw buurt, onze richtprijs met een onder- en een bovengrens, en wat kleine ingrepen zouden opbrengen. Wij lichten ze graag toe.',
      'De schatting is gratis en verplicht u tot niets. Wilt u nog een jaar wachten, dan zeggen wij dat ook als het verstandiger is.',
    ),
    fr: richText(
      'Le premier entretien a lieu chez vous, à la table de la cuisine. Pourquoi vendez-vous, pour quand, et à quoi doit servir le produit de la vente ? Quand on le sait, on conseille mieux qu’avec les seuls mètres carrés.',
      'Ensuite, nous regardons tout, du grenier à l’abri de jardin. Nous mesurons, prenons des notes et demandons les plans, les factures des travaux et le certificat énergétique si vous l’avez déjà. Comptez une heure.',
      'Dans la semaine, vous recevez une estimation écrite : les ventes comparables de votre quartier, notre prix indicatif avec une fourchette de prix, et ce que de petits travaux pourraient rapporter. Nous vous la commentons volontiers.',
      'L’estimation est gratuite et ne vous engage à rien. S’il est plus sage d’attendre encore un an, nous vous le dirons aussi.',
    ),
    en: richText(
      'Our first meeting is at your home, around the kitchen table. Why are you selling, by when, and what are your plans for the proceeds? Knowing that makes for better advice than knowing the square metres alone.',
      'Then we take a good look around, from the attic to the garden shed. We measure, make notes and ask for plans, invoices of work done and the energy certificate if you have one. It takes about an hour.',
      'Within a week you receive a written valuation: comparable sales in your neighbourhood, a price range, and what small improvements would add. We are happy to talk you through it.',
      'The valuation is free and without obligation. If it is wiser to wait another year, we will say so.',
    ),
  }),
};
