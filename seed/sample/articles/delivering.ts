import { customerQuote } from '../../builders/customer-quote.ts';
import { workingMethod } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { claire } from '../testimonials/testimonials.ts';

export const delivering: SeededArticle = {
  _id: 'article-delivering',
  _type: 'article',
  status: 'published',
  category: reference(workingMethod),
  order: 50,
  title: localizedString({ nl: 'Sleuteloverdracht', fr: 'Remise des clés', en: 'Handover' }),
  path: localizedString({
    nl: '/werkwijze/oplevering/',
    fr: '/methode/remise-des-cles/',
    en: '/working-method/delivering/',
  }),
  summary: localizedText({
    nl: 'Meterstanden, sleutels en de laatste ronde: wij blijven tot alles is overgedragen.',
    fr: 'Relevés des compteurs, clés et dernier tour : nous restons jusqu’à ce que tout soit transmis.',
    en: 'Meter readings, keys and a final walk-through: we stay until everything has been handed over.',
  }),
  description: localizedText({
    nl: 'Wat Huis & Haard doet tussen de akte en de sleutels: rondgang, meterstanden, overnames en nazorg.',
    fr: 'Ce que fait Huis & Haard entre l’acte et les clés : visite finale, compteurs, reprises et suivi.',
    en: 'What Huis & Haard does between completion and the keys: a final walk-through, meter readings, transfers and aftercare.',
  }),
  picture: picture('story-13'),
  body: localizedRichText({
    nl: richText(
      'Een verkoop eindigt niet bij de notaris. Kort voor de akte lopen wij met koper en verkoper nog eens door het hele huis: is alles wat zou blijven er nog, werkt de verwarming, is de kelder leeg? Wat wij zien, komt in een kort verslag dat beide partijen ondertekenen. Discussies achteraf zijn daardoor zeldzaam.',
      'Op de dag zelf regelen wij:',
      { bullet: 'de standen van water, gas en elektriciteit en de overnamedocumenten;' },
      { bullet: 'alle sleutels, badges en afstandsbedieningen, met een lijst;' },
      { bullet: 'handleidingen, garanties en de gegevens van de installateurs;' },
      { bullet: 'de melding aan de syndicus, als het om een appartement gaat.' },
      'Een maand later bellen wij nog eens. Soms is er een vraag over de boiler, soms over de buren, soms alleen een woord van dank. Wij horen het graag allemaal.',
    ),
    fr: richText(
      'Une vente ne s’arrête pas chez le notaire. Peu avant l’acte, nous parcourons une dernière fois la maison avec l’acheteur et le vendeur : ce qui devait rester est-il là, le chauffage fonctionne-t-il, la cave est-elle vide ? Nos constatations figurent dans un bref rapport que les deux parties signent. Les discussions après coup sont donc rares.',
      'Le jour même, nous réglons :',
      { bullet: 'les relevés d’eau, de gaz et d’électricité et les documents de reprise ;' },
      { bullet: 'toutes les clés, tous les badges et télécommandes, avec une liste ;' },
      { bullet: 'les modes d’emploi, les garanties et les coordonnées des installateurs ;' },
      { bullet: 'l’avis au syndic, s’il s’agit d’un appartement.' },
      'Un mois plus tard, nous rappelons. Il y a parfois une question sur la chaudière, parfois sur les voisins, parfois un simple merci. Nous sommes heureux de tout entendre.',
    ),
    en: richText(
      'A sale does not end at the notary’s. Shortly before completion we walk through the whole house once more with buyer and seller: is everything that was meant to stay still there, does the heating work, is the cellar empty? Our findings go into a short report that both sign. That is why disputes afterwards are rare.',
      'On the day itself we take care of:',
      { bullet: 'water, gas and electricity readings and the transfer forms;' },
      { bullet: 'every key, badge and remote control, with a checklist;' },
      { bullet: 'manuals, guarantees and the details of the installers;' },
      { bullet: 'notifying the managing agent, in the case of an apartment.' },
      'A month later we call again. Sometimes there is a question about the boiler, sometimes about the neighbours, and sometimes just a thank-you. We are happy with all three.',
    ),
  }),
  modules: [customerQuote(claire), nextStep],
};
