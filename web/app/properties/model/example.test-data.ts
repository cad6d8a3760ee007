import type { Bundle } from '../import/bundle-schema.ts';
import type { PropertyRecord } from './record.ts';

/** Invented records for tests: small, complete, and valid for the importer. */

const picture = (id: string, Scene: string) => ({
  ID: id,
  Name: Scene,
  Url: `/pictures/${id}`,
  Width: 1440,
  Height: 960,
  Scene,
});

const texts = (fields: Partial<PropertyRecord['Texts'][number]>): PropertyRecord['Texts'] => [
  {
    language: 'nl',
    TypeDescription: 'Huis met tuin',
    MainTypeName: 'Huis',
    City: 'Mechelen',
    CountryName: 'België',
    MarqueeName: '',
    PriceUnitText: '',
    Description: 'Een huis.\n\nMet een tuin.',
    ...fields,
  },
  {
    language: 'fr',
    TypeDescription: 'Maison avec jardin',
    MainTypeName: 'Maison',
    City: 'Malines',
    CountryName: 'Belgique',
    MarqueeName: '',
    PriceUnitText: '',
    Description: 'Une maison.',
    ...fields,
  },
];

/** A house for sale in Mechelen, with the given fields; `text` applies to every language. */
export function exampleRecord(
  fields: Partial<PropertyRecord> = {},
  text: Partial<PropertyRecord['Texts'][number]> = {},
): PropertyRecord {
  const ID = fields.ID ?? 501;
  return {
    ID,
    Goal: 0,
    Zip: '2800',
    MainType: 'house',
    WebID: 1,
    WebIDs: '1',
    RecordFile: `property-${ID}.json`,
    Marquee: 0,
    Price: 389000,
    PublishPrice: true,
    PriceUnit: 0,
    Street: 'Geheimstraat',
    HouseNumber: '73',
    BoxNr: 'Q',
    CountryID: 10,
    PublishAddress: true,
    Latitude: 51.02,
    Longitude: 4.47,
    EnergyPerformance: 214,
    PublicationDate: '2026-05-01',
    BrokerID: 1,
    Bedrooms: 3,
    SurfaceLiving: 148,
    Heating: 'gas',
    NotaryFees: 2780,
    SmallPictureItem: {
      ID: `p${ID}-1`,
      Name: 'exterior',
      Url: `/pictures/p${ID}-1`,
      Width: 600,
      Height: 400,
    },
    Pictures: [picture(`p${ID}-1`, 'exterior'), picture(`p${ID}-2`, 'living')],
    Documents: [{ ID: ID * 10, Kind: 'plan', File: 'plan.pdf' }],
    Texts: texts(text),
    ...fields,
  };
}

const named = (nl: string, fr: string): { language: 'nl' | 'fr'; Name: string }[] => [
  { language: 'nl', Name: nl },
  { language: 'fr', Name: fr },
];

const city = (Zip: string, CountryID: number, nl: string, fr: string): Bundle['Cities'][number] => ({
  Zip,
  CountryID,
  Latitude: 50,
  Longitude: 4,
  Texts: [
    { language: 'nl', Name: nl, CountryName: 'Land' },
    { language: 'fr', Name: fr, CountryName: 'Pays' },
  ],
});

const type = (WebID: number, ShowOrder: number, nl: string, fr: string): Bundle['PropertyTypes'][number] => ({
  ID: WebID + 10,
  WebID,
  ShowOrder,
  Sale: true,
  Rent: WebID !== 5,
  Texts: named(nl, fr),
});

const term = (Kind: string, Code: string, nl: string, fr: string) => ({ Kind, Code, Texts: named(nl, fr) });

/** A bundle of the given records with three types, four cities, a project and a small category tree. */
export function exampleBundle(records: PropertyRecord[], fields: Partial<Bundle> = {}): Bundle {
  return {
    Properties: records,
    PropertyTypes: [
      type(2, 20, 'Appartement', 'Appartement'),
      type(1, 10, 'Huis', 'Maison'),
      type(5, 30, 'Opbrengsteigendom', 'Immeuble de rapport'),
    ],
    Cities: [
      city('4000', 10, 'Luik', 'Liège'),
      city('2800', 10, 'Mechelen', 'Malines'),
      city('1840', 10, 'Londerzeel', 'Londerzeel'),
      city('1840', 50, 'Luxemburg', 'Luxembourg'),
    ],
    Projects: [
      {
        ID: 71,
        PublicAddress: false,
        Street: 'Geheimlaan',
        HouseNumber: '1',
        Zip: '2800',
        CountryID: 10,
        Texts: [
          {
            language: 'nl',
            Name: 'Hof',
            City: 'Mechelen',
            CountryName: 'België',
            Description: 'Drie blokken.',
          },
          {
            language: 'fr',
            Name: 'Cour',
            City: 'Malines',
            CountryName: 'Belgique',
            Description: 'Trois blocs.',
          },
        ],
      },
    ],
    Neighbourhoods: [
      {
        ID: 81,
        Zip: '2800',
        CountryID: 10,
        Texts: [
          { language: 'nl', Name: 'Kaai', Description: 'Aan het water.' },
          { language: 'fr', Name: 'Quai', Description: 'Au bord de l’eau.' },
        ],
      },
    ],
    Categories: [
      { ID: 1, ParentID: 0, WebID: 0, Texts: named('Wonen', 'Se loger') },
      { ID: 2, ParentID: 1, WebID: 1, Texts: named('Huizen', 'Maisons') },
      { ID: 3, ParentID: 2, WebID: 1, Texts: named('Villa’s', 'Villas') },
    ],
    Brokers: [
      {
        ID: 1,
        Name: 'An Voorbeeld',
        Phone: '+32 15 00 00 00',
        Email: 'an@huisenhaard.example',
        Picture: 'b1',
        Texts: [
          { language: 'nl', Function: 'Makelaar' },
          { language: 'fr', Function: 'Agente' },
        ],
      },
    ],
    Terms: [
      term('scene', 'exterior', 'Buitenaanzicht', 'Vue extérieure'),
      term('scene', 'living', 'Woonkamer', 'Séjour'),
      term('heating', 'gas', 'Aardgas', 'Gaz naturel'),
      term('document', 'plan', 'Grondplan', 'Plan'),
      term('agency-document', 'mandate', 'Bemiddelingsopdracht', 'Contrat de courtage'),
      term('reaction', 'interested', 'Geïnteresseerd', 'Intéressé'),
      term('communication', 'call', 'Telefoongesprek', 'Appel téléphonique'),
      term('event', 'listed', 'Te koop gezet', 'Mise en vente'),
      term('milestone', 'permit', 'Vergunning verleend', 'Permis délivré'),
      term('milestone', 'completion', 'Oplevering', 'Réception'),
    ],
    Gone: [],
    Changed: [],
    ...fields,
  };
}
