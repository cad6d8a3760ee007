import type { LanguageId } from 'schemas/languages.ts';

export type PhraseMeaning =
  | 'skipped'
  | 'alternative'
  | 'sale'
  | 'rent'
  | 'most'
  | 'least'
  | 'between'
  | 'to'
  | 'orMore'
  | 'with'
  | 'without'
  | 'near'
  | 'plot'
  | 'one'
  | 'energyLabel'
  | 'bedrooms'
  | 'squareMetres'
  | 'ares'
  | 'hectares'
  | 'kilometres'
  | 'thousand'
  | 'million'
  | 'euro'
  | 'monthly'
  | Equipment
  | 'unfurnished';

export type Equipment =
  'terrace' | 'garden' | 'garage' | 'lift' | 'furnished' | 'pets' | 'groundFloor' | 'newBuild';

/** Separated by commas, without accents and hyphens. */
export type PhraseWords = Readonly<Record<PhraseMeaning, string>> & {
  /** Other words for a type, by a word that the property data may have. */
  types: Readonly<Record<string, string>>;
};

/** Understood on a page of any language. Signs are listed once, in Dutch. */
export const phraseWords: Readonly<Record<LanguageId, PhraseWords>> = {
  nl: {
    skipped:
      '-, –, de, het, een, en, in, te, van, voor, bij, aan, op, ik, zoek, we, wij, zoeken, prijs, budget, centrum, graag',
    alternative: 'of',
    sale: 'te koop, koop, kopen, aankoop, aankopen',
    rent: 'te huur, huur, huren',
    most: 'max, maximum, maximaal, tot, tot en met, onder, minder dan, niet meer dan, hoogstens, ten hoogste, goedkoper dan, binnen, <, ≤',
    least: 'min, minimum, minimaal, minstens, ten minste, vanaf, boven, meer dan, groter dan, >, ≥',
    between: 'tussen',
    to: 'tot, -, –',
    orMore: '+, of meer, of beter, of groter',
    with: 'met',
    without: 'zonder, geen, niet',
    near: 'omgeving, regio, rond, rondom, nabij, in de buurt van, vlak bij, dicht bij',
    plot: 'perceel, perceelsoppervlakte, grondoppervlakte, kavel, grond',
    one: 'een',
    energyLabel: 'epc, epc label, energielabel, energieklasse, label',
    bedrooms: 'slaapkamer, slaapkamers, slpk, slpks, slk, slks',
    squareMetres: 'm2, vierkante meter, bewoonbaar',
    ares: 'are, aren',
    hectares: 'ha, hectare, hectaren',
    kilometres: 'km, kilometer',
    thousand: 'k, duizend',
    million: 'mio, mln, miljoen',
    euro: '€, eur, euro',
    monthly: 'per maand, maand, p m',
    terrace: 'terras, terrassen',
    garden: 'tuin, tuintje, stadstuin',
    garage: 'garage, parking, parkeerplaats, staanplaats',
    lift: 'lift',
    furnished: 'gemeubeld, gemeubelde, gemeubileerd, gemeubileerde, bemeubeld, bemeubelde',
    unfurnished: 'ongemeubeld, ongemeubelde, onbemeubeld, onbemeubelde',
    pets: 'huisdier, huisdieren, huisdieren toegelaten, huisdieren welkom, huisdieren toegestaan, hond, kat',
    groundFloor: 'gelijkvloers, gelijkvloerse, gelijkvloerse verdieping',
    newBuild: 'nieuwbouw',
    types: {
      huis: 'huizen, woning, woningen, woonst, woonhuis, rijhuis, rijwoning, rijhuizen, eengezinswoning, gezinswoning, herenhuis, bungalow',
      villa: 'villas',
      hoeve: 'hoeves, boerderij',
      appartement: 'appartementen, app, appt, flat, flats, duplex, loft, penthouse',
      studio: 'studios, kot',
      bouwgrond: 'bouwgronden, grond, gronden, bouwkavel, kavel, perceel',
      opbrengsteigendom: 'opbrengsteigendommen, opbrengstpand',
      handelspand: 'handelspanden, winkel, winkelpand, handelsruimte',
      kantoor: 'kantoren, kantoorruimte',
      garage: 'garages, garagebox, garageboxen, parking, staanplaats, autostaanplaats',
    },
  },
  fr: {
    skipped:
      'le, la, les, l, un, une, des, du, de, d, a, au, aux, et, en, dans, pour, sur, je, cherche, nous, cherchons, prix, centre',
    alternative: 'ou',
    sale: 'a vendre, vente, acheter, achat',
    rent: 'a louer, louer, location',
    most: 'max, maximum, au maximum, jusqu a, jusque, moins de, pas plus de, au plus, inferieur a, dans un rayon de',
    least: 'min, minimum, au minimum, a partir de, des, plus de, au moins, superieur a',
    between: 'entre',
    to: 'a, jusqu a',
    orMore: 'ou plus, et plus, ou mieux',
    with: 'avec',
    without: 'sans, pas de, non, pas',
    near: 'pres de, autour de, proche de, environs de, aux environs de, region de, region',
    plot: 'parcelle, terrain',
    one: 'un, une',
    energyLabel: 'peb, label peb, certificat peb, label energetique, classe energetique',
    bedrooms: 'chambre, chambres, ch, chs, chambre a coucher, chambres a coucher',
    squareMetres: 'metres carres, metre carre, m carres, habitables',
    ares: 'are, ares',
    hectares: 'ha, hectare, hectares',
    kilometres: 'km, kilometres, kilometre',
    thousand: 'k, mille',
    million: 'million, millions',
    euro: 'euros',
    monthly: 'par mois, mois, mensuel',
    terrace: 'terrasse, terrasses',
    garden: 'jardin, jardinet',
    garage: 'garage, parking, emplacement, place de parking',
    lift: 'ascenseur',
    furnished: 'meuble, meublee, meubles, meublees',
    unfurnished: 'non meuble, non meublee',
    pets: 'animaux, animaux admis, animaux acceptes, animaux autorises, animal, chien, chat',
    groundFloor: 'rez de chaussee, rez, de plain pied, plain pied',
    newBuild: 'nouvelle construction, constructions neuves, construction neuve, neuf, neuve',
    types: {
      maison: 'maisons, maison de maitre, maison mitoyenne',
      villa: 'villas',
      ferme: 'fermes, fermette',
      appartement: 'appartements, appart, apparts, duplex, loft, flat',
      studio: 'studios, kot',
      terrain: 'terrains, terrain a batir, terrains a batir, parcelle',
      'immeuble de rapport': 'immeubles de rapport',
      commerce: 'commerces, magasin, surface commerciale',
      bureau: 'bureaux',
      garage: 'garages, box, emplacement de parking',
    },
  },
  en: {
    skipped:
      'the, an, in, at, of, for, and, on, near the centre, i, am, looking, we, want, me, my, price, centre, center, please',
    alternative: 'or',
    sale: 'for sale, to buy, buy, buying, purchase',
    rent: 'for rent, to rent, to let, rent, rental, renting, letting',
    most: 'max, maximum, up to, under, below, less than, no more than, at most, not over, within',
    least: 'min, minimum, at least, from, over, above, more than',
    between: 'between',
    to: 'to',
    orMore: 'or more, or better, or larger, plus',
    with: 'with',
    without: 'without, no, not',
    near: 'near, close to, around, area, region',
    plot: 'plot, plot size, land',
    one: 'one',
    energyLabel: 'energy label, energy rating, energy class, epc, epc rating',
    bedrooms: 'bedroom, bedrooms, bed, beds, br',
    squareMetres: 'sqm, sq m, square metres, square meters, square metre',
    ares: 'are, ares',
    hectares: 'hectare, hectares',
    kilometres: 'km, kilometres, kilometers',
    thousand: 'k, thousand',
    million: 'million, mn',
    euro: 'eur, euro, euros',
    monthly: 'a month, per month, monthly, pcm',
    terrace: 'terrace, patio',
    garden: 'garden, yard',
    garage: 'garage, parking, parking space',
    lift: 'lift, elevator',
    furnished: 'furnished',
    unfurnished: 'unfurnished',
    pets: 'pets, pet friendly, pets allowed, dog, dogs, cat, cats',
    groundFloor: 'ground floor, ground level',
    newBuild: 'new build, newbuild, new construction, newly built',
    types: {
      house: 'houses, home, homes, townhouse, terraced house',
      villa: 'villas',
      farmhouse: 'farmhouses, farm',
      apartment: 'apartments, flat, flats, duplex, loft, penthouse',
      studio: 'studios',
      land: 'plot, plots, building plot, building land',
      'investment property': 'investment properties, investment',
      'commercial property': 'shop, shops, office, offices, commercial',
      garage: 'garages, garage box',
    },
  },
  de: {
    skipped:
      'der, die, das, den, dem, ein, eine, einen, einem, einer, im, in, fur, und, bei, am, an, ich, suche, wir, suchen, preis, zentrum',
    alternative: 'oder',
    sale: 'zu verkaufen, zum kauf, kaufen, kauf',
    rent: 'zu vermieten, zur miete, mieten, miete',
    most: 'max, maximal, bis, bis zu, unter, weniger als, hochstens, nicht mehr als, im umkreis von',
    least: 'min, mindestens, ab, von, uber, mehr als, minimum',
    between: 'zwischen',
    to: 'bis',
    orMore: 'oder mehr, oder besser',
    with: 'mit',
    without: 'ohne, kein, keine, keinen, nicht',
    near: 'nahe, in der nahe von, umgebung, region',
    plot: 'grundstuck, grundstucksflache',
    one: 'ein, eine, einem',
    energyLabel: 'energieklasse, energielabel, energieausweis, energieeffizienzklasse',
    bedrooms: 'schlafzimmer, schlafzimmern, sz',
    squareMetres: 'qm, quadratmeter',
    ares: 'ar',
    hectares: 'hektar',
    kilometres: 'km, kilometer, kilometern',
    thousand: 'tausend, tsd',
    million: 'million, millionen, mio',
    euro: 'eur, euro',
    monthly: 'im monat, pro monat, monatlich',
    terrace: 'terrasse, terrassen',
    garden: 'garten',
    garage: 'garage, parkplatz, stellplatz',
    lift: 'aufzug, fahrstuhl',
    furnished: 'mobliert, moblierte, mobliertes',
    unfurnished: 'unmobliert, unmoblierte',
    pets: 'haustier, haustiere, haustiere erlaubt, hund, katze',
    groundFloor: 'erdgeschoss, erdgeschosswohnung',
    newBuild: 'neubau',
    types: {
      house: 'haus, hauser, einfamilienhaus, reihenhaus',
      villa: 'villen',
      farmhouse: 'bauernhof, bauernhaus',
      apartment: 'wohnung, wohnungen, appartements',
      studio: 'studios',
      land: 'grundstuck, grundstucke, bauland, baugrundstuck',
      'investment property': 'renditeobjekt, mehrfamilienhaus',
      'commercial property': 'laden, buro, buros, gewerbe',
      garage: 'garagen',
    },
  },
};
