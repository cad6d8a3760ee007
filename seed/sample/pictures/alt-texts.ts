import type { Translations } from '../../builders/localized.ts';

/** Leaves out portraits, which are described where the name is known. */
export const altTexts = {
  'banner-home': {
    nl: 'Een straat bij valavond, met verlichte ramen in een smal huis in rode baksteen',
    fr: 'Une rue à la tombée du jour, les fenêtres éclairées d’une étroite maison en brique rouge',
    en: 'A street at dusk with lit windows in a narrow red brick house',
  },
  'banner-home-3x2': {
    nl: 'Een smal huis in rode baksteen met verlichte ramen, tussen bleke buren',
    fr: 'Une étroite maison en brique rouge aux fenêtres éclairées, entre des voisines plus pâles',
    en: 'A narrow red brick house with lit windows between paler neighbours',
  },
  'banner-sale': {
    nl: 'Een vrijstaande woning met een rood dak en verlichte ramen in een tuin bij valavond',
    fr: 'Une maison quatre façades au toit rouge et aux fenêtres éclairées, dans un jardin à la tombée du jour',
    en: 'A detached house with a red roof and lit windows in a garden at dusk',
  },
  'banner-sale-3x2': {
    nl: 'Een ruime villa met een rood dak tussen oude bomen bij valavond',
    fr: 'Une grande villa au toit rouge entre de vieux arbres, à la tombée du jour',
    en: 'A large villa with a red roof between old trees at dusk',
  },
  'banner-rent': {
    nl: 'Gevels langs de kade bij valavond, met de toren van de kathedraal erachter',
    fr: 'Des façades le long du quai à la tombée du jour, la tour de la cathédrale à l’arrière-plan',
    en: 'House fronts along the quay at dusk with the cathedral tower behind them',
  },
  'banner-rent-3x2': {
    nl: 'Uitzicht vanaf een balkon over de rivier en een verlichte stad bij valavond',
    fr: 'Vue d’un balcon sur la rivière et la ville éclairée à la tombée du jour',
    en: 'A view from a balcony over the river and the lit town at dusk',
  },
  'banner-projects': {
    nl: 'Een nieuw appartementsgebouw met verlichte ramen in een tuin bij valavond',
    fr: 'Un nouvel immeuble à appartements aux fenêtres éclairées, dans un jardin à la tombée du jour',
    en: 'A new apartment building with lit windows in a garden at dusk',
  },
  'banner-projects-3x2': {
    nl: 'Een nieuwbouw met balkons en een teruggetrokken dakverdieping bij valavond',
    fr: 'Un immeuble neuf avec balcons et dernier étage en retrait, à la tombée du jour',
    en: 'A new building with balconies and a set-back top floor at dusk',
  },
  'banner-about': {
    nl: 'Stadshuizen en herfstbomen aan de rand van een vijver bij valavond',
    fr: 'Des maisons de ville et des arbres d’automne au bord d’un étang, à la tombée du jour',
    en: 'Town houses and autumn trees at the edge of a pond at dusk',
  },
  'banner-about-3x2': {
    nl: 'Een vijver in de herfst, gezien vanaf een balkon bij valavond',
    fr: 'Un étang en automne, vu d’un balcon à la tombée du jour',
    en: 'A pond in autumn, seen from a balcony at dusk',
  },
  'banner-team': {
    nl: 'Een zitkamer met een boekenwand en donkergroene muren',
    fr: 'Un salon aux murs vert foncé, avec une bibliothèque',
    en: 'A sitting room with dark green walls and a wall of books',
  },
  'banner-team-3x2': {
    nl: 'Een zitkamer met een volle boekenkast en een lage tafel',
    fr: 'Un salon avec une bibliothèque bien remplie et une table basse',
    en: 'A sitting room with a full bookcase and a low table',
  },
  'banner-contact': {
    nl: 'Een straat met lichte gevels, mansardedaken en verlichte ramen bij valavond',
    fr: 'Une rue aux façades claires, aux toits mansardés et aux fenêtres éclairées, à la tombée du jour',
    en: 'A street of pale fronts, mansard roofs and lit windows at dusk',
  },
  'banner-contact-3x2': {
    nl: 'Een crèmekleurig herenhuis met een erker, tussen bleke gevels',
    fr: 'Une maison de maître couleur crème avec un bow-window, entre des façades pâles',
    en: 'A cream-coloured town house with a bow window between pale fronts',
  },
  'banner-appraisal': {
    nl: 'De daken van Mechelen rond de toren van de kathedraal, bij valavond',
    fr: 'Les toits de Malines autour de la tour de la cathédrale, à la tombée du jour',
    en: 'The roofs of Mechelen around the cathedral tower at dusk',
  },
  'banner-appraisal-3x2': {
    nl: 'Uitzicht over trapgevels en daken met een kerktoren in het midden, bij valavond',
    fr: 'Vue sur des pignons à gradins et des toits, une tour d’église au milieu, à la tombée du jour',
    en: 'A view over stepped gables and roofs with a church tower in the middle at dusk',
  },
  'banner-sell': {
    nl: 'Een halfopen bakstenen woning met verlichte ramen en herfstbomen bij valavond',
    fr: 'Une maison trois façades en brique aux fenêtres éclairées et des arbres d’automne, à la tombée du jour',
    en: 'A semi-detached brick house with lit windows and autumn trees at dusk',
  },
  'banner-sell-3x2': {
    nl: 'Een halfopen woning uit de jaren dertig met verlichte ramen bij valavond',
    fr: 'Une maison trois façades des années trente aux fenêtres éclairées, à la tombée du jour',
    en: 'A semi-detached house from the nineteen-thirties with lit windows at dusk',
  },
  'office-mechelen': {
    nl: 'Ons kantoor in Mechelen, met een groene winkelpui in een straat met bakstenen huizen',
    fr: 'Notre agence de Malines, avec sa devanture verte dans une rue de maisons en brique',
    en: 'Our office in Mechelen, with its green shopfront in a street of brick houses',
  },
  'office-mechelen-dusk': {
    nl: 'Ons kantoor in Mechelen bij valavond, met een verlichte etalage',
    fr: 'Notre agence de Malines à la tombée du jour, la vitrine éclairée',
    en: 'Our office in Mechelen at dusk with its window lit',
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
  'story-7': {
    nl: 'Een blauwgroene art-nouveaudeur met een bolvormig raam en een bloembak',
    fr: 'Une porte Art nouveau bleu-vert, une fenêtre cintrée et un bac fleuri',
    en: 'A blue-green art nouveau door with an arched window and a planter',
  },
  'story-8': {
    nl: 'Een dakterras met houten tafel, parasol en planten boven de daken',
    fr: 'Un toit-terrasse avec table en bois, parasol et plantes au-dessus des toits',
    en: 'A roof terrace with a wooden table, parasol and plants above the roofs',
  },
  'story-9': {
    nl: 'Marktkramen met gestreepte luifels voor een rij stadshuizen',
    fr: 'Des étals de marché aux auvents rayés devant des maisons de ville',
    en: 'Market stalls with striped awnings before a row of town houses',
  },
  'story-10': {
    nl: 'Een moderne woning met houten bekleding en verlichte ramen bij valavond',
    fr: 'Une maison moderne à bardage de bois, fenêtres éclairées à la tombée du jour',
    en: 'A modern house clad in timber with lit windows at dusk',
  },
  'story-11': {
    nl: 'Een winkelstraat met gestreepte luifels en fietsen',
    fr: 'Une rue commerçante avec des auvents rayés et des vélos',
    en: 'A street of shops with striped awnings and bicycles',
  },
  'story-12': {
    nl: 'Een appartementsgebouw uit de jaren twintig op een straathoek',
    fr: 'Un immeuble à appartements des années vingt à l’angle d’une rue',
    en: 'An apartment building from the nineteen-twenties on a street corner',
  },
  'story-13': {
    nl: 'Een okerkleurige voordeur in een wit huis met groene luiken',
    fr: 'Une porte d’entrée ocre dans une maison blanche aux volets verts',
    en: 'An ochre front door in a white house with green shutters',
  },
  'story-14': {
    nl: 'Een stadspark met een vijver, een bank en bloeiende bomen',
    fr: 'Un parc urbain avec un étang, un banc et des arbres en fleurs',
    en: 'A town park with a pond, a bench and blossoming trees',
  },
  'story-15': {
    nl: 'Een kerkplein met lindebomen en een terras in de avondzon',
    fr: 'Une place d’église avec des tilleuls et une terrasse au soleil du soir',
    en: 'A church square with lime trees and a café terrace in the evening sun',
  },
  'story-16': {
    nl: 'Een huis met een trapgevel tussen herfstbomen',
    fr: 'Une maison à pignon à gradins entre des arbres d’automne',
    en: 'A house with a stepped gable between autumn trees',
  },
  'story-17': {
    nl: 'Een negentiende-eeuws station met een klok en fietsen',
    fr: 'Une gare du dix-neuvième siècle avec une horloge et des vélos',
    en: 'A nineteenth-century station with a clock and bicycles',
  },
  'story-18': {
    nl: 'Een dorpskerk op een grasplein met enkele huizen',
    fr: 'Une église de village sur une place engazonnée, quelques maisons autour',
    en: 'A village church on a green with a few houses',
  },
} satisfies Record<string, Translations<string>>;

export type DescribedPicture = keyof typeof altTexts;
