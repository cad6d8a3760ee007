import { customerQuote } from '../../builders/customer-quote.ts';
import { workingMethod } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';
import { martine } from '../testimonials/testimonials.ts';

export const careFreeService: SeededArticle = {
  _id: 'article-care-free-service',
  _type: 'article',
  status: 'published',
  category: reference(workingMethod),
  order: 40,
  title: localizedString({
    nl: 'Zorgeloze service',
    fr: 'Un service sans souci',
    en: 'Hassle-free service',
  }),
  path: localizedString({
    nl: '/werkwijze/zorgeloze-service/',
    fr: '/methode/service-sans-souci/',
    en: '/working-method/care-free-service/',
  }),
  summary: localizedText({
    nl: 'Attesten, afspraken en papierwerk: wij regelen het, u hoort wanneer het klaar is.',
    fr: 'Attestations, rendez-vous et paperasse : nous nous en occupons et vous prévenons quand tout est prêt.',
    en: 'Certificates, appointments and paperwork: we arrange everything and tell you when it is done.',
  }),
  description: localizedText({
    nl: 'Wij vragen alle attesten aan, plannen de bezoeken en bereiden het dossier voor de notaris voor. U hebt één aanspreekpunt.',
    fr: 'Nous demandons toutes les attestations, organisons les visites et préparons le dossier du notaire. Vous avez un seul interlocuteur.',
    en: 'We apply for every certificate, plan the viewings and prepare the file for the notary. You have a single point of contact.',
  }),
  picture: picture('story-5'),
  body: localizedRichText({
    nl: richText(
      'Wie in Vlaanderen een woning verkoopt, heeft een stapel documenten nodig: het energieprestatiecertificaat, de keuring van de elektriciteit, het bodemattest, de stedenbouwkundige inlichtingen, de overstromingsscores en voor gebouwen van voor 2001 ook een asbestattest. In Brussel en Wallonië gelden weer andere regels. Wij weten welke, vragen ze aan en bewaken de termijnen.',
      'Van de eerste handtekening tot de laatste hebt u één makelaar, met een rechtstreeks nummer. Die plant de bezoeken, is er zelf bij, sluit achteraf de ramen en laat u dezelfde avond weten hoe het ging.',
      'Bent u in het buitenland, regelt u een nalatenschap of verkoopt u na een scheiding? Dan gaat er meer schuil achter een handtekening dan papier alleen. Wij nemen er de tijd voor, spreken met alle betrokkenen apart wanneer dat helpt en zetten elke afspraak op papier.',
      'Zo blijft er voor u maar één zorg over: waar u de sleutels laat.',
    ),
    fr: richText(
      'Pour vendre une maison en Flandre, il faut une pile de documents : le certificat de performance énergétique, le contrôle de l’électricité, l’attestation du sol, les renseignements urbanistiques, les scores d’inondation et, pour un bâtiment d’avant 2001, une attestation amiante. À Bruxelles et en Wallonie, les règles sont encore différentes. Nous savons lesquelles, nous demandons les pièces et surveillons les délais.',
      'De la première signature à la dernière, vous avez un seul agent, avec un numéro direct. Il fixe les visites, y assiste lui-même, referme les fenêtres et vous raconte le soir même comment cela s’est passé.',
      'Vous êtes à l’étranger, vous réglez une succession ou vous vendez après une séparation ? Une signature cache alors bien plus que du papier. Nous y consacrons du temps, parlons à chacun séparément quand cela aide et mettons chaque accord par écrit.',
      'Il ne vous reste ainsi qu’un seul souci : où laisser les clés.',
    ),
    en: richText(
      'Selling a home in Flanders takes a stack of documents: the energy performance certificate, the electrical inspection, the soil certificate, the planning information, the flood scores and, for buildings from before 2001, an asbestos certificate. In Brussels and Wallonia the rules are different again. We know what is needed, apply for it and keep an eye on the deadlines.',
      'From the first signature to the last you have one agent with a direct number. Your agent plans the viewings, attends in person, closes the windows afterwards and lets you know the same evening how it went.',
      'Are you abroad, settling an estate or selling after a separation? Then there is more to a signature than paperwork. We take all the time you need, talk to everyone separately where that helps and put every agreement in writing.',
      'That leaves you with just one thing to worry about: where to leave the keys.',
    ),
  }),
  modules: [customerQuote(martine), nextStep],
};
