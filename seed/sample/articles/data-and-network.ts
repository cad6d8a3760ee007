import { workingMethod } from '../categories/categories.ts';
import type { SeededArticle } from '../../builders/document.ts';
import { localizedRichText, localizedString, localizedText } from '../../builders/localized.ts';
import { nextStep } from '../../starter/next-step.ts';
import { homeFigures } from '../pages/home/home-figures.ts';
import { picture } from '../picture.ts';
import { reference } from '../../builders/reference.ts';
import { richText } from '../../builders/rich-text.ts';

export const dataAndNetwork: SeededArticle = {
  _id: 'article-data-and-network',
  _type: 'article',
  status: 'published',
  category: reference(workingMethod),
  order: 20,
  title: localizedString({ nl: 'Data en netwerk', fr: 'Données et réseau', en: 'Data and network' }),
  path: localizedString({
    nl: '/werkwijze/data-en-netwerk/',
    fr: '/methode/donnees-et-reseau/',
    en: '/working-method/data-and-network/',
  }),
  summary: localizedText({
    nl: 'Een prijs die op verkopen in uw buurt steunt, en kopers die wij al kennen.',
    fr: 'Un prix fondé sur les ventes de votre quartier, et des acheteurs que nous connaissons déjà.',
    en: 'A price based on sales in your neighbourhood, and buyers we already know.',
  }),
  description: localizedText({
    nl: 'Huis & Haard combineert verkoopcijfers per wijk met een netwerk van kandidaat-kopers in en rond Mechelen en Leuven.',
    fr: 'Huis & Haard associe les chiffres de vente par quartier à un réseau de candidats acquéreurs autour de Malines et de Louvain.',
    en: 'Huis & Haard combines sales figures by neighbourhood with a network of prospective buyers around Mechelen and Leuven.',
  }),
  picture: picture('story-17'),
  body: localizedRichText({
    nl: richText(
      'Een goede vraagprijs is geen gevoel. Wij vergelijken uw woning met wat in dezelfde wijk werkelijk verkocht is: niet de prijs in de advertentie, maar de prijs in de akte, met de oppervlakte, de staat en het energielabel ernaast. Zo ziet u zelf waar uw woning staat, en waarom.',
      'Cijfers alleen verkopen niets. Sinds 1989 houden wij bij wie waarnaar op zoek is: het koppel dat een stadstuin wil, de dokter die een praktijkruimte zoekt, de grootouders die dichter bij hun kinderen willen wonen. Nog voor uw woning online staat, bellen wij de mensen voor wie ze bestemd lijkt.',
      'Ook andere kantoren, notarissen en architecten in de streek kennen ons. Die contacten leveren elk jaar kopers op die nooit een advertentie hebben gezien.',
      [
        'Zoekt u zelf? ',
        { text: 'Vertel ons wat u zoekt', href: '/nl/contact/' },
        ', dan denken wij aan u zodra het binnenkomt.',
      ],
    ),
    fr: richText(
      'Un bon prix de départ n’est pas une impression. Nous comparons votre maison à ce qui s’est réellement vendu dans le même quartier : non pas le prix de l’annonce, mais celui de l’acte, avec la surface, l’état et le label énergétique en regard. Vous voyez ainsi vous-même où se situe votre bien, et pourquoi.',
      'Les chiffres seuls ne vendent rien. Depuis 1989, nous notons qui cherche quoi : le couple qui rêve d’un jardin de ville, le médecin en quête d’un cabinet, les grands-parents qui veulent se rapprocher de leurs enfants. Avant même que votre maison soit en ligne, nous appelons ceux à qui elle semble destinée.',
      'Les autres agences, les notaires et les architectes de la région nous connaissent aussi. Chaque année, ces contacts amènent des acheteurs qui n’ont jamais vu une annonce.',
      [
        'Vous cherchez vous-même ? ',
        { text: 'Dites-nous ce que vous cherchez', href: '/fr/contact/' },
        ' : nous penserons à vous dès que l’occasion se présente.',
      ],
    ),
    en: richText(
      'A good asking price is not a feeling. We compare your home with what has actually been sold in the same neighbourhood: not the advertised price but the price in the deed, alongside floor area, condition and energy label. You see for yourself where your home stands, and why.',
      'Figures alone do not sell a home. Since 1989 we have kept track of who is looking for what: the couple who want a walled garden, the doctor in search of a practice, the grandparents who would like to live closer to their children. Before your home is online, we call the people it would suit.',
      'Other agencies, notaries and architects in the region know us too. Every year those contacts bring buyers who never saw an advertisement.',
      [
        'Are you looking yourself? ',
        { text: 'Tell us what you are looking for', href: '/en/contact/' },
        ' and we will call you as soon as it comes in.',
      ],
    ),
  }),
  modules: [homeFigures, nextStep],
};
