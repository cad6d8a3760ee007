import type { Translations } from '../localized.ts';

/** Describes each picture of a place for people who cannot see it. Portraits are described where a name is known. */
export const altTexts = {
  'banner-home': {
    nl: 'Een rij bakstenen stadshuizen met platanen in het avondlicht',
    fr: 'Une rangée de maisons de ville en brique et des platanes dans la lumière du soir',
    en: 'A row of brick town houses with plane trees in the evening light',
  },
  'banner-home-3x2': {
    nl: 'Herenhuizen in rode en gele baksteen achter twee platanen',
    fr: 'Des maisons de maître en brique rouge et jaune derrière deux platanes',
    en: 'Town houses in red and yellow brick behind two plane trees',
  },
  'banner-sale': {
    nl: 'Een vrijstaande woning met rode luiken tussen hagen en oude bomen',
    fr: 'Une maison quatre façades aux volets rouges entre des haies et de vieux arbres',
    en: 'A detached house with red shutters between hedges and old trees',
  },
  'banner-sale-3x2': {
    nl: 'Een ruime villa met een eikenhouten voordeur en een groene voortuin',
    fr: 'Une grande villa avec une porte d’entrée en chêne et un jardin verdoyant',
    en: 'A large villa with an oak front door and a green front garden',
  },
  'banner-rent': {
    nl: 'Gevels langs de kade, met de toren van de kathedraal erachter',
    fr: 'Des façades le long du quai, avec la tour de la cathédrale à l’arrière-plan',
    en: 'House fronts along the quay with the cathedral tower behind them',
  },
  'banner-rent-3x2': {
    nl: 'Uitzicht vanaf een balkon over de rivier en de daken van de stad',
    fr: 'Vue d’un balcon sur la rivière et les toits de la ville',
    en: 'A view from a balcony over the river and the roofs of the town',
  },
  'banner-projects': {
    nl: 'Een nieuw appartementsgebouw van vier verdiepingen tussen bloeiende bomen',
    fr: 'Un nouvel immeuble à appartements de quatre étages entre des arbres en fleurs',
    en: 'A new four-storey apartment building between blossoming trees',
  },
  'banner-projects-3x2': {
    nl: 'Een nieuwbouw met doorlopende balkons langs een straat met bomen',
    fr: 'Un immeuble neuf aux balcons filants le long d’une rue arborée',
    en: 'A new building with long balconies on a street with trees',
  },
  'banner-about': {
    nl: 'Stadshuizen en herfstbomen aan de rand van een vijver',
    fr: 'Des maisons de ville et des arbres d’automne au bord d’un étang',
    en: 'Town houses and autumn trees at the edge of a pond',
  },
  'banner-about-3x2': {
    nl: 'Een vijver in de herfst, gezien vanaf een balkon',
    fr: 'Un étang en automne, vu d’un balcon',
    en: 'A pond in autumn, seen from a balcony',
  },
  'banner-team': {
    nl: 'Een lichte zitkamer met een boekenwand en groene muren',
    fr: 'Un salon lumineux aux murs verts, avec une bibliothèque',
    en: 'A light sitting room with green walls and a wall of books',
  },
  'banner-team-3x2': {
    nl: 'Een zitkamer met een volle boekenkast en een lage tafel',
    fr: 'Un salon avec une bibliothèque bien remplie et une table basse',
    en: 'A sitting room with a full bookcase and a low table',
  },
  'banner-contact': {
    nl: 'Een straat met negentiende-eeuwse gevels in wit en rood',
    fr: 'Une rue aux façades blanches et rouges du dix-neuvième siècle',
    en: 'A street with nineteenth-century fronts in white and red',
  },
  'banner-contact-3x2': {
    nl: 'Crèmekleurige herenhuizen met fietsen voor de deur',
    fr: 'Des maisons de maître couleur crème avec des vélos devant la porte',
    en: 'Cream-coloured town houses with bicycles outside the door',
  },
  'banner-appraisal': {
    nl: 'De daken van Mechelen rond de toren van de kathedraal',
    fr: 'Les toits de Malines autour de la tour de la cathédrale',
    en: 'The roofs of Mechelen around the cathedral tower',
  },
  'banner-appraisal-3x2': {
    nl: 'Uitzicht over trapgevels en daken met een kerktoren in het midden',
    fr: 'Vue sur des pignons à gradins et des toits, une tour d’église au milieu',
    en: 'A view over stepped gables and roofs with a church tower in the middle',
  },
  'office-mechelen': {
    nl: 'Ons kantoor in Mechelen, met een groene winkelpui in een straat met bakstenen huizen',
    fr: 'Notre agence de Malines, avec sa devanture verte dans une rue de maisons en brique',
    en: 'Our office in Mechelen, with its green shopfront in a street of brick houses',
  },
  'office-leuven': {
    nl: 'Ons kantoor in Leuven, in een wit huis met een blauwe winkelpui',
    fr: 'Notre agence de Louvain, dans une maison blanche à la devanture bleue',
    en: 'Our office in Leuven, in a white house with a blue shopfront',
  },
  'story-1': {
    nl: 'Een keuken met groene kasten, een eiland en drie barkrukken',
    fr: 'Une cuisine aux armoires vertes avec un îlot et trois tabourets',
    en: 'A kitchen with green cabinets, an island and three bar stools',
  },
  'story-2': {
    nl: 'Een ommuurde stadstuin met een bloeiende magnolia en een houten tafel',
    fr: 'Un jardin de ville clos de murs, avec un magnolia en fleurs et une table en bois',
    en: 'A walled town garden with a blossoming magnolia and a wooden table',
  },
  'story-3': {
    nl: 'Een smalle kasseistraat die naar een kerktoren loopt',
    fr: 'Une ruelle pavée qui mène à un clocher',
    en: 'A narrow cobbled lane that leads to a church tower',
  },
  'story-4': {
    nl: 'Een halfopen bakstenen woning uit de jaren dertig met een boom ervoor',
    fr: 'Une maison trois façades en brique des années trente, précédée d’un arbre',
    en: 'A semi-detached brick house from the nineteen-thirties with a tree in front',
  },
  'story-5': {
    nl: 'Een zitkamer in warme kleuren met een groene bank en een vijgenplant',
    fr: 'Un salon aux tons chauds avec un canapé vert et un figuier',
    en: 'A sitting room in warm colours with a green sofa and a fig plant',
  },
  'story-6': {
    nl: 'Open velden met een hoeve en populieren in de avondzon',
    fr: 'Des champs ouverts, une ferme et des peupliers au soleil du soir',
    en: 'Open fields with a farm and poplars in the evening sun',
  },
} satisfies Record<string, Translations<string>>;

export type DescribedPicture = keyof typeof altTexts;
