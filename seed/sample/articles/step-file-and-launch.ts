import { stepPlan } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';

export const stepFileAndLaunch: SeededArticle = {
  _id: 'article-step-file-and-launch',
  _type: 'article',
  status: 'published',
  category: reference(stepPlan),
  order: 20,
  title: localizedString({
    nl: 'Dossier en voorstelling',
    fr: 'Dossier et mise en vente',
    en: 'File and launch',
  }),
  path: localizedString({
    nl: '/stappenplan/stap-2-dossier-en-voorstelling/',
    fr: '/etapes/etape-2-dossier-et-mise-en-vente/',
    en: '/steps/step-2-file-and-launch/',
  }),
  summary: localizedText({
    nl: 'Eerst alle documenten, dan de beelden, dan pas de advertentie.',
    fr: 'D’abord tous les documents, ensuite les images, et seulement alors l’annonce.',
    en: 'First the documents, then the photographs, and only then the listing.',
  }),
  description: localizedText({
    nl: 'Stap 2 van uw verkoop met Huis & Haard: een volledig dossier, een fotoreportage en een advertentie die klopt.',
    fr: 'Étape 2 de votre vente avec Huis & Haard : un dossier complet, un reportage photo et une annonce exacte.',
    en: 'Step 2 of selling with Huis & Haard: a complete file, professional photography and an accurate listing.',
  }),
  picture: picture('story-12'),
  body: localizedRichText({
    nl: richText(
      'U tekent een verkoopopdracht waarin alles staat: de duur, het ereloon, wat wij doen en hoe u kunt opzeggen. Vanaf dan nemen wij het werk over.',
      'Wij vragen de verplichte attesten en de stedenbouwkundige inlichtingen aan. Dat duurt gewoonlijk drie tot vijf weken, en in die tijd maken wij de reportage en schrijven wij de tekst. Die leest u eerst: u kent uw huis beter dan wij.',
      'Pas als het dossier volledig is, gaat de woning online. Zo vindt een ernstige kandidaat op dag één alle antwoorden: het energielabel, de overstromingsscores, de staat van de elektriciteit, de kosten van de mede-eigendom. Wie dan nog komt kijken, komt met goede bedoelingen.',
    ),
    fr: richText(
      'Vous signez une mission de vente où tout est écrit : la durée, les honoraires, ce que nous faisons et comment vous pouvez y mettre fin. Dès ce moment, nous prenons le relais.',
      'Nous demandons les attestations obligatoires et les renseignements urbanistiques. Il faut d’ordinaire trois à cinq semaines, pendant lesquelles nous réalisons le reportage et rédigeons le texte. Vous le lisez d’abord : vous connaissez votre maison mieux que nous.',
      'Le bien ne paraît en ligne que lorsque le dossier est complet. Un candidat sérieux y trouve dès le premier jour toutes les réponses : le label énergétique, les scores d’inondation, l’état de l’électricité, les charges de la copropriété. Qui vient visiter est vraiment intéressé.',
    ),
    en: richText(
      'You sign a sales mandate that sets everything out: how long it lasts, our fee, what we do and how you can end it. From then on, leave the work to us.',
      'We apply for the required certificates and the planning information. That usually takes three to five weeks, during which we take the photographs and write the text. You read it first: nobody knows your house better.',
      'Your home goes online only when the file is complete. Serious buyers then find every answer on day one: the energy label, the flood scores, the condition of the wiring, the service charges. Anyone who still comes to see it is genuinely interested.',
    ),
  }),
};
