import { customerQuote } from '../../builders/customer-quote.ts';
import { workingMethod } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { pieter } from '../testimonials/testimonials.ts';

export const marketing: SeededArticle = {
  _id: 'article-marketing',
  _type: 'article',
  status: 'published',
  category: reference(workingMethod),
  order: 30,
  title: localizedString({ nl: 'Marketing', fr: 'Marketing', en: 'Marketing' }),
  path: localizedString({
    nl: '/werkwijze/marketing/',
    fr: '/methode/marketing/',
    en: '/working-method/marketing/',
  }),
  summary: localizedText({
    nl: 'Een plan dat bij uw woning past, en elke week een eerlijk verslag.',
    fr: 'Un plan qui convient à votre bien, et chaque semaine un compte rendu honnête.',
    en: 'A plan that suits your home, and an honest report every week.',
  }),
  description: localizedText({
    nl: 'Van bord tot vastgoedsites en sociale media: hoe Huis & Haard uw woning onder de aandacht brengt en erover verslag uitbrengt.',
    fr: 'Du panneau aux sites immobiliers et aux réseaux sociaux : comment Huis & Haard fait connaître votre bien et vous en rend compte.',
    en: 'From the sign in the window to property portals and social media: how Huis & Haard puts your home in front of the right people.',
  }),
  picture: picture('story-11'),
  body: localizedRichText({
    nl: richText(
      'Een rijwoning in het centrum vraagt om iets anders dan een hoeve tussen de velden. Wij beginnen dus niet met een lijst kanalen, maar met een vraag: wie zou hier graag wonen, en waar komt die persoon uw woning tegen?',
      'Het antwoord wordt een plan op één bladzijde, dat u goedkeurt voor wij beginnen. Meestal staan daar op:',
      { bullet: 'deze site, in het Nederlands, het Frans en het Engels;' },
      { bullet: 'de grote Belgische vastgoedsites, met alle foto’s en plannen;' },
      { bullet: 'een bericht aan wie bij ons op zoek is;' },
      { bullet: 'een verzorgd bord aan de gevel en een plaats in onze etalages.' },
      'Soms is stil verkopen beter. Dan tonen wij uw woning alleen aan een handvol kandidaten en verschijnt er niets online.',
      'Elke vrijdag krijgt u een kort verslag: hoeveel mensen keken, wie kwam langs, wat ze zeiden. Ook wat minder prettig is om te horen, want daar leren wij samen het meest van.',
    ),
    fr: richText(
      'Une maison mitoyenne du centre ne se présente pas comme une ferme au milieu des champs. Nous ne partons donc pas d’une liste de canaux, mais d’une question : qui aimerait vivre ici, et où cette personne croisera-t-elle votre maison ?',
      'La réponse devient un plan d’une page, que vous approuvez avant que nous commencions. On y trouve le plus souvent :',
      { bullet: 'ce site, en néerlandais, en français et en anglais ;' },
      { bullet: 'les grands sites immobiliers belges, avec toutes les photos et tous les plans ;' },
      { bullet: 'un message à ceux qui cherchent par notre intermédiaire ;' },
      { bullet: 'un panneau soigné sur la façade et une place dans nos vitrines.' },
      'Il vaut parfois mieux vendre sans bruit. Nous ne montrons alors votre bien qu’à quelques candidats, et rien ne paraît en ligne.',
      'Chaque vendredi, vous recevez un bref compte rendu : combien de personnes ont regardé, qui est venu, ce qui a été dit. Y compris ce qui est moins agréable à entendre, car c’est là que nous apprenons le plus ensemble.',
    ),
    en: richText(
      'A terraced house in the centre calls for a different approach than a farmhouse in the fields. So we do not start with a list of channels but with a question: who would love to live here, and where will they come across your home?',
      'The answer becomes a one-page plan, which you approve before we start. It usually includes:',
      { bullet: 'this site, in Dutch, French and English;' },
      { bullet: 'the major Belgian property portals, with every photo and plan;' },
      { bullet: 'a message to everyone who has a search registered with us;' },
      { bullet: 'a smart sign outside and a place in our windows.' },
      'Sometimes it is better to sell quietly. Then we show your home to a handful of buyers only, and nothing appears online.',
      'Every Friday you receive a short report: how many people looked, who came, what they said. The less flattering remarks too, because those are the ones we all learn most from.',
    ),
  }),
  modules: [customerQuote(pieter), nextStep],
};
