/**
 * Every text of the interface that is not a page's own content, with what editors read beside it in the studio.
 * A description names each placeholder of its text in braces, and every translation holds exactly those.
 * A pair ending in `_one` and `_other` is one text in singular and plural, chosen by `{count}`.
 */
const layoutTexts = {
  'site.skipToContent': 'First link of every page, for keyboard and screen reader users.',
  'header.homeLabel': 'What a screen reader says for the logo. {agency} is the name of the agency.',
  'header.navigation': 'What a screen reader calls the main menu.',
  'header.openMenu': 'Button that opens the menu on a telephone.',
  'header.closeMenu': 'Button that closes the menu on a telephone.',
  'header.showSubmenu': 'Button that opens the pages below a menu item. {title} is that item.',
  'language.label': 'What a screen reader calls the language switcher.',
  'language.switchTo': 'What a screen reader says for a language. {language} is its own name.',
  'breadcrumb.label': 'What a screen reader calls the path of pages above the title.',
  'breadcrumb.home': 'First step of that path.',
  'footer.navigation': 'What a screen reader calls the links in the footer.',
  'footer.contact': 'Heading above the address in the footer.',
  'footer.copyright': 'Last line of every page. {year} is this year, {agency} the name of the agency.',
  'footer.backToTop': 'Button that scrolls back to the top.',
  'contact.address': 'Label before the postal address of the agency.',
  'contact.phone': 'Label before the telephone number of the agency.',
  'contact.email': 'Label before the e-mail address of the agency.',
} as const;

const propertyTexts = {
  'property.forSale': 'Marks a property that is for sale.',
  'property.forRent': 'Marks a property that is for rent.',
  'property.sold': 'Ribbon over a sold property.',
  'property.rented': 'Ribbon over a rented property.',
  'property.view': 'Link on a property card.',
  'property.title': 'Title made of {type}, such as house, and {city}.',
  'property.price': 'Label before the price of a property for sale.',
  'property.rent': 'Label before the price of a property for rent.',
  'property.priceFrom': 'A lowest price. {price} is the amount.',
  'property.pricePerMonth': 'A rent. {price} is the amount.',
  'property.priceOnRequest': 'Shown instead of a price that is not published.',
  'property.bedroomsLabel': 'Label before the number of bedrooms.',
  'property.bedroomCount_one': 'On a card, one bedroom. {count} is 1.',
  'property.bedroomCount_other': 'On a card, several bedrooms. {count} is how many.',
  'property.bathroomsLabel': 'Label before the number of bathrooms.',
  'property.bathroomCount_one': 'On a card, one bathroom. {count} is 1.',
  'property.bathroomCount_other': 'On a card, several bathrooms. {count} is how many.',
  'property.livingSurface': 'Label before the surface one lives in.',
  'property.groundSurface': 'Label before the surface of the plot.',
  'property.squareMetres': 'A surface. {value} is the number.',
  'property.energyLabel': 'Label before the energy label.',
  'property.energyLabelValue': 'What a screen reader says for the energy badge. {label} is the letter.',
  'property.energyLabelUnknown': 'Shown when there is no energy certificate yet.',
  'property.energyConsumption': 'Label before the yearly energy use.',
  'property.energyConsumptionValue': 'Yearly energy use. {value} is the number.',
  'property.buildYear': 'Label before the year of construction.',
  'property.type': 'Label before the type, such as house or apartment.',
  'property.reference': 'Label before the reference number.',
  'property.address': 'Label before the address.',
  'property.addressOnRequest': 'Shown instead of an address that is not published.',
  'property.status': 'Label before for sale, for rent, sold or rented.',
  'property.description': 'Heading above the description.',
  'property.details': 'Heading above the table of details.',
  'property.pictures': 'Heading of the pictures, read by screen readers.',
  'property.pictureAlt':
    'Describes a picture. {title} is the property, {number} and {total} count the pictures.',
  'property.noPictures': 'Shown when a property has no pictures.',
  'property.contactHeading': 'Heading of the block with telephone and e-mail beside a property.',
  'property.contactText': 'Invitation to call or write about this property.',
  'property.backToSale': 'Link from a property back to the list for sale.',
  'property.backToRent': 'Link from a property back to the list for rent.',
  'property.notFound': 'Shown when a property does not exist any more.',
  'property.soldMessage': 'Shown on the page of a sold property.',
  'property.rentedMessage': 'Shown on the page of a rented property.',
} as const;

const factTexts = {
  'facts.surfaces': 'Heading above the surfaces.',
  'facts.totalSurface': 'Label before the total surface.',
  'facts.terraceSurface': 'Label before the surface of the terrace.',
  'facts.gardenSurface': 'Label before the surface of the garden.',
  'facts.rooms': 'Heading above the numbers of rooms.',
  'facts.showers': 'Label before the number of showers.',
  'facts.toilets': 'Label before the number of toilets.',
  'facts.garages': 'Label before the number of garages.',
  'facts.parkings': 'Label before the number of parking spaces.',
  'facts.floors': 'Label before the number of floors.',
  'facts.building': 'Heading above the facts of the building.',
  'facts.renovationYear': 'Label before the year of the last renovation.',
  'facts.facades': 'Label before the number of facades.',
  'facts.orientation': 'Label before the direction the garden or terrace faces.',
  'facts.heating': 'Label before the kind of heating.',
  'facts.kitchen': 'Label before the kind of kitchen.',
  'facts.roof': 'Label before the kind of roof.',
  'facts.windows': 'Label before the kind of windows.',
  'facts.energy': 'Heading above the facts about energy and asbestos.',
  'facts.totalConsumption': 'Label before the energy a whole home uses in a year.',
  'facts.totalConsumptionValue': 'The energy a whole home uses in a year. {value} is the number.',
  'facts.emission': 'Label before the CO2 emission.',
  'facts.emissionValue': 'The CO2 emission. {value} is the number.',
  'facts.certificateCode': 'Label before the unique code of the energy certificate.',
  'facts.certificateExpiry': 'Label before the day the energy certificate ends.',
  'facts.asbestos': 'Label before the result of the asbestos certificate.',
  'facts.asbestosDate': 'Label before the day of the asbestos certificate.',
  'facts.planning': 'Heading above permits, flood risk and other legal facts.',
  'facts.permit': 'Label before whether a permit was issued.',
  'facts.designation': 'Label before what the land is meant for.',
  'facts.summons': 'Label before whether a summons or a measure is pending.',
  'facts.preemption': 'Label before whether somebody has a right of pre-emption.',
  'facts.subdivision': 'Label before whether there is a permit to divide the land.',
  'facts.lawfulUse': 'Label before the most recent lawful use.',
  'facts.floodPlot': 'Label before the flood score of the plot, A to D.',
  'facts.floodBuilding': 'Label before the flood score of the building, A to D.',
  'facts.floodZone': 'Label before the flood zone.',
  'facts.costs': 'Heading above prices, taxes and charges.',
  'facts.registration': 'Label before the tax a buyer pays.',
  'facts.vatRate': 'Label before the rate of value added tax.',
  'facts.vatRateValue': 'A rate of value added tax. {value} is the number.',
  'facts.notaryFees': 'Label before the estimated fees of the notary.',
  'facts.cadastralIncome': 'Label before the cadastral income.',
  'facts.charges': 'Label before the charges a month.',
  'facts.perMonth': 'An amount a month. {price} is the amount.',
  'facts.deposit': 'Label before the deposit of a tenant.',
  'facts.depositValue_one': 'A deposit of one month. {count} is 1.',
  'facts.depositValue_other': 'A deposit of several months. {count} is how many.',
  'facts.agencyCost': 'Label before what the agency asks.',
  'facts.inventoryCost': 'Label before what the inventory of fixtures costs.',
  'facts.availableFrom': 'Label before the day a property is free.',
  'facts.broker': 'Heading above the person to call about a property.',
} as const;

const listTexts = {
  'list.headingSale': 'Heading of the list for sale.',
  'list.headingRent': 'Heading of the list for rent.',
  'list.count_one': 'One property found. {count} is 1.',
  'list.count_other': 'Several properties found, or none. {count} is how many.',
  'list.empty': 'Shown when a list or a search finds nothing.',
  'list.emptyAdvice': 'Second line under an empty list.',
  'list.allForSale': 'Link from a short list to all properties for sale.',
  'list.allForRent': 'Link from a short list to all properties for rent.',
  'list.filters': 'Heading of the filters.',
  'list.city': 'Label of the city filter.',
  'list.allCities': 'First choice of the city filter.',
  'list.type': 'Label of the type filter.',
  'list.allTypes': 'First choice of the type filter.',
  'list.applyFilters': 'Button that applies the filters.',
  'list.clearFilters': 'Link that removes all filters.',
  'list.pagination': 'What a screen reader calls the links to further pages.',
  'list.previousPage': 'Link to the page before.',
  'list.nextPage': 'Link to the page after.',
  'list.pageOf': 'Where the visitor is. {page} is this page, {total} how many there are.',
} as const;

const errorTexts = {
  'notFound.title': 'Title of the page shown for an address that does not exist.',
  'notFound.message': 'Explains that the page does not exist.',
  'notFound.homeLink': 'Link from there to the home page.',
  'error.title': 'Title of the page shown when the site fails.',
  'error.message': 'Explains the failure in general terms.',
  'error.api': 'Shown when the data of the site cannot be reached.',
  'error.invalidView': 'Shown when a part of a page asks for a view that does not exist.',
  'error.module': 'Shown in place of one part of a page that failed.',
  'error.retry': 'Button that tries again.',
  'error.homeLink': 'Link from a failed page to the home page.',
} as const;

/** The texts by area, as the studio groups them. */
export const textAreas = [
  { id: 'layout', title: 'Header, menu and footer', texts: layoutTexts },
  { id: 'property', title: 'Properties', texts: propertyTexts },
  { id: 'facts', title: 'Facts of a property', texts: factTexts },
  { id: 'list', title: 'Lists and filters', texts: listTexts },
  { id: 'error', title: 'Errors', texts: errorTexts },
] as const;

const descriptions = { ...layoutTexts, ...propertyTexts, ...factTexts, ...listTexts, ...errorTexts };

type Descriptions = typeof descriptions;

/** A stored text, such as `list.count_one`. */
export type TextKey = keyof Descriptions;

/** A text as code asks for it: a plural pair goes by its common name, such as `list.count`. */
export type TextName = TextKey extends infer Key
  ? Key extends `${infer Name}_${'one' | 'other'}`
    ? Name
    : Key
  : never;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersIn<Rest>
  : never;

/** The placeholders a text needs, such as `'page' | 'total'`; `never` when it has none. */
export type TextPlaceholder<Name extends TextName> = PlaceholdersIn<
  Descriptions[Extract<TextKey, Name | `${Name}_other`>]
>;

export const textKeys = textAreas.flatMap((area) => Object.keys(area.texts)) as TextKey[];

/** What editors read beside a text. */
export function textDescription(key: TextKey): string {
  return descriptions[key];
}

/** The document that stores a text. Ids with a dot would be private, so dots become dashes. */
export function textDocumentId(key: TextKey): string {
  return `text-${key.replaceAll('.', '-')}`;
}

const knownKeys = new Set<unknown>(textKeys);

export function isTextKey(value: unknown): value is TextKey {
  return knownKeys.has(value);
}
