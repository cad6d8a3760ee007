import { z } from 'zod';
import { knownLanguages } from 'schemas/languages.ts';
import { mainTypes } from './main-type.ts';
import { statuses } from './marquee.ts';
import { ownVideo } from './video-link.ts';

/** In page order. */
export const nearbyKinds = ['station', 'bus-stop', 'shop', 'school', 'motorway'] as const;

export type NearbyKind = (typeof nearbyKinds)[number];

/** Metres along the streets; its position is not always known. */
export type NearbyPlace = {
  kind: NearbyKind;
  metres: number;
  position?: { latitude: number; longitude: number } | undefined;
};

/** Surfaces are m², lengths m, money is euro, dates are ISO days. */

export const id = z.int().positive().max(9_999_999_999);
export const line = z.string().trim().min(1).max(200);
export const code = z.string().regex(/^[a-z0-9-]+$/, 'must be a code of small letters, digits and dashes');
export const day = z.iso.date();
/** As Belgium and its neighbours write them, such as `2800`, `59000` or `4811 AB`. */
export const zip = z
  .string()
  .regex(/^\d{4,5}$|^\d{4} ?[A-Z]{2}$/, 'must be a postal code of four or five digits, or a Dutch one');
export const longText = z.string().trim().min(1).max(20_000);
export const languageId = z.enum(knownLanguages);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 10:00');
const officeId = z.string().regex(/^[\w.-]{1,128}$/, 'must be the id of an office');
export const mostPictures = 60;
const count = z.int().min(0).max(1000);
const surface = z.number().positive().max(10_000_000);
/** 0 is the ground floor. */
const storey = z.int().min(-5).max(200);
const length = z.number().positive().max(10_000);
const money = z.number().min(0).max(1_000_000_000);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const year = z.int().min(1000).max(2100);
const floodScore = z.enum(['A', 'B', 'C', 'D']);

const pictureFields = {
  ID: z.string().regex(/^[a-z0-9-]+$/i),
  Name: line,
  Url: z.string().max(2000),
  Width: z.int().positive().max(20_000).optional(),
  Height: z.int().positive().max(20_000).optional(),
  /** Index in `tones.ts`, set on copying. */
  Tone: z.int().min(0).max(15).optional(),
};

const pictureText = z.strictObject({
  language: languageId,
  /** For those who cannot see it. A plan tells its rooms and their surfaces. */
  Description: z.string().trim().min(1).max(2000),
});

const propertyDocument = z.strictObject({
  ID: id,
  Kind: code,
  /** Copied from here into the private store, which names the file. */
  Url: z.string().max(2000).optional(),
  File: z
    .string()
    .regex(/^[a-z0-9-]+\.(?:pdf|jpg|png)$/, 'must be the name of a PDF, JPEG or PNG file')
    .optional(),
});

const recordText = z.strictObject({
  language: languageId,
  /** The title. */
  TypeDescription: line.optional(),
  Description: longText.optional(),
  /** Where these are missing, the site's own lists have the words. */
  MainTypeName: line.optional(),
  City: line.optional(),
  CountryName: line.optional(),
  MarqueeName: z.string().trim().max(40).optional(),
  PriceUnitText: z.string().trim().max(60).optional(),
});

const nearbyPlace = z
  .strictObject({
    Kind: z.enum(nearbyKinds),
    Metres: z.int().min(1).max(100_000),
    Latitude: latitude.optional(),
    Longitude: longitude.optional(),
  })
  .refine(({ Latitude, Longitude }) => (Latitude === undefined) === (Longitude === undefined), {
    path: ['Longitude'],
    error: 'must come with Latitude, and Latitude with it',
  });

const openHouse = z
  .strictObject({
    Date: day,
    /** Belgian time. */
    From: time,
    Until: time,
    Texts: z.array(z.strictObject({ language: languageId, Description: line })).optional(),
  })
  .refine(({ From, Until }) => Until > From, { path: ['Until'], error: 'must be later than From' });

const coOwnership = z.strictObject({
  Lots: count.optional(),
  Share: z
    .string()
    .regex(/^\d{1,6}\/\d{1,6}$/, 'must be a share such as 85/1000')
    .optional(),
  ReserveFund: money.optional(),
  HasProcedures: z.boolean().optional(),
});

const meter = z.enum(['own', 'shared', 'none']);

const meters = z.strictObject({
  Water: meter.optional(),
  Gas: meter.optional(),
  Electricity: meter.optional(),
});

const room = z.strictObject({
  Kind: code,
  Surface: surface.optional(),
  Floor: storey.optional(),
});

const detailFields = {
  SurfaceTotal: surface,
  SurfaceGround: surface,
  SurfaceLiving: surface,
  SurfaceTerrace: surface,
  SurfaceGarden: surface,
  PlotWidth: length,
  BuildingDepth: length,
  Bedrooms: count,
  Bathrooms: count,
  Showers: count,
  Toilets: count,
  Garages: count,
  ParkingKind: code,
  Parkings: count,
  /** Greatest height of a car. */
  Headroom: length,
  Floors: count,
  Floor: storey,
  Rooms: z.array(room).max(60),
  Lift: z.boolean(),
  Furnished: z.boolean().or(z.literal('partly')),
  PetsAllowed: z.boolean(),
  NewBuild: z.boolean(),
  ConstructionYear: year,
  RenovationYear: year,
  Condition: code,
  Facades: z.int().min(1).max(4),
  Orientation: code,
  Heating: code,
  HeatingSystem: code,
  Kitchen: code,
  Roof: code,
  Windows: code,
  Pool: z.boolean(),
  SolarPanels: z.boolean(),
  SolarBoiler: z.boolean(),
  AirConditioning: z.boolean(),
  RainWater: z.boolean(),
  Cellar: z.boolean(),
  Attic: z.boolean(),
  Alarm: z.boolean(),
  Intercom: z.boolean(),
  EPCCode: line,
  EPCDate: day,
  EPCExpiryDate: day,
  EnergyTotal: z.number().min(0).max(10_000_000),
  CO2Emission: z.number().min(0).max(10_000),
  ELevel: z.int().min(-100).max(500),
  KLevel: z.int().min(0).max(300),
  ElectricityCertificate: code,
  OilTankCertificate: code,
  AsBuiltCertificate: code,
  SoilCertificate: code,
  AsbestosType: code,
  AsbestosDate: day,
  FloodPlotScore: floodScore,
  FloodBuildingScore: floodScore,
  FloodZone: code,
  /** When the municipality was asked for the planning extract, until its answers are there. */
  PlanningRequestedOn: day,
  Permit: code,
  Designation: code,
  Summons: code,
  PreemptionRight: code,
  Subdivision: code,
  LawfulUse: code,
  Heritage: code,
  RegistrationRights: code,
  NotaryFees: money,
  VATRate: z.number().min(0).max(100),
  CadastralIncome: money,
  Charges: money,
  /** Months of rent, or a sum. */
  Deposit: z.int().min(0).max(12),
  DepositAmount: money,
  /** Per cent of the price a year. */
  Yield: z.number().positive().max(100),
  TakeOver: z.boolean(),
  TakeOverPrice: money,
  CoOwnership: coOwnership,
  Meters: meters,
  AgencyCost: money,
  InventoryCost: money,
  AvailableFrom: day,
};

export const propertyRecord = z.strictObject({
  ID: id,
  Goal: z.literal([0, 1]),
  Zip: zip,
  MainType: z.enum(mainTypes),
  WebID: id,
  WebIDs: z.string().regex(/^\d+(,\d+)*$/, 'must be type ids parted by commas'),
  RecordFile: z.string().regex(/^[a-z0-9-]+\.json$/, 'must be the name of a JSON file'),
  Marquee: z.int().min(0).max(99),
  Status: z.enum(statuses).optional(),
  Price: money,
  PreviousPrice: money.optional(),
  /** Oldest first, each with the day on which another took its place. */
  EarlierPrices: z
    .array(z.strictObject({ Price: money.positive(), Until: day }))
    .max(20)
    .optional(),
  /** Ends a range that begins with `Price`. */
  PriceTo: money.positive().optional(),
  /** The price is its one-off sum. */
  LifeAnnuity: z
    .strictObject({
      /** Per month. */
      Instalment: money.positive(),
      /** People during whose lives it is paid. */
      Heads: z.int().min(1).max(10).optional(),
      IsIndexed: z.boolean().optional(),
    })
    .optional(),
  /** The price is its starting bid. */
  Auction: z.strictObject({ Date: day }).optional(),
  PublishPrice: z.boolean(),
  PriceUnit: z.int().min(0).max(99),
  Street: line.optional(),
  HouseNumber: z.string().trim().max(20).optional(),
  BoxNr: z.string().trim().max(20).optional(),
  CountryID: z.int(),
  PublishAddress: z.boolean(),
  Latitude: latitude.optional(),
  Longitude: longitude.optional(),
  EnergyPerformance: z.number().min(-1000).max(5000).optional(),
  EPCLabelText: z.string().trim().max(20).optional(),
  PublicationDate: day.optional(),
  TransactionDate: day.optional(),
  ProjectID: id.optional(),
  NeighbourhoodID: id.optional(),
  Nearby: z.array(nearbyPlace).max(nearbyKinds.length).optional(),
  BrokerID: id.optional(),
  /** Id in the content. */
  OfficeID: officeId.optional(),
  OpenHouses: z.array(openHouse).max(20).optional(),
  VideoUrl: z.url().max(2000).or(z.string().regex(ownVideo)).optional(),
  TourUrl: z.url().max(2000).optional(),
  ...z.object(detailFields).partial().shape,
  /** For cards; by default the first of all. */
  SmallPictureItem: z.strictObject(pictureFields).optional(),
  Pictures: z
    .array(
      z.strictObject({
        ...pictureFields,
        Scene: code.optional(),
        Alteration: code.optional(),
        Original: pictureFields.ID.optional(),
        Texts: z.array(pictureText).optional(),
      }),
    )
    .min(1)
    .max(mostPictures),
  Documents: z.array(propertyDocument).max(60),
  Texts: z.array(recordText).min(1),
});

export type PropertyRecord = z.infer<typeof propertyRecord>;
export type OpenHouseRecord = z.infer<typeof openHouse>;
export type PictureRecord = PropertyRecord['Pictures'][number];
