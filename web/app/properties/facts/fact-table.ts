import type { EnergyLabel } from '../energy/energy-label.ts';
import { hasEnergyLabel, type MainType } from '../model/main-type.ts';
import {
  count,
  counted,
  day,
  euro,
  euroPerMonth,
  type FactSource,
  type FactValue,
  inText,
  metres,
  plain,
  squareMetres,
  term,
  yesOrNo,
  type TextNameWith,
} from './fact-values.ts';

/** Ordered as on the page. */
export const factGroups = [
  'facts.surfaces',
  'facts.rooms',
  'facts.building',
  'facts.energy',
  'facts.water',
  'facts.planning',
  'facts.costs',
] as const satisfies readonly TextNameWith<never>[];

type Label = TextNameWith<never>;

export type FactGroupName = (typeof factGroups)[number];

export type FactRow = {
  id: string;
  group: FactGroupName;
  label: Label | ((source: FactSource) => Label);
  value: FactValue;
  /** Types of which the fact says nothing. */
  notOf?: readonly MainType[];
  isHidden?: (source: FactSource) => boolean;
  badge?: (source: FactSource) => EnergyLabel | undefined;
  /** Answers that a buyer may be glad of. */
  isGood?: (source: FactSource) => boolean;
};

/** Notary fees and agency cost are shares of the price, so they would reveal a hidden one. */
const isPriceHidden = ({ property }: FactSource) => property.price === undefined;

const carSpaces: readonly MainType[] = ['garage', 'parking'];

/** Ordered as on the page. Planning facts are full sentences: advertisements may not abbreviate them. */
export const factTable: readonly FactRow[] = [
  {
    id: 'living-surface',
    group: 'facts.surfaces',
    label: 'property.livingSurface',
    value: squareMetres('SurfaceLiving'),
  },
  {
    id: 'ground-surface',
    group: 'facts.surfaces',
    label: 'property.groundSurface',
    value: squareMetres('SurfaceGround'),
  },
  {
    id: 'total-surface',
    group: 'facts.surfaces',
    label: 'facts.totalSurface',
    value: squareMetres('SurfaceTotal'),
  },
  {
    id: 'terrace-surface',
    group: 'facts.surfaces',
    label: 'facts.terraceSurface',
    value: squareMetres('SurfaceTerrace'),
  },
  {
    id: 'garden-surface',
    group: 'facts.surfaces',
    label: 'facts.gardenSurface',
    value: squareMetres('SurfaceGarden'),
  },
  {
    id: 'plot-width',
    group: 'facts.surfaces',
    label: ({ property }) => (property.mainType === 'commercial' ? 'facts.frontage' : 'facts.plotWidth'),
    value: metres('PlotWidth'),
  },
  {
    id: 'building-depth',
    group: 'facts.surfaces',
    label: 'facts.buildingDepth',
    value: metres('BuildingDepth'),
  },
  {
    id: 'plot-orientation',
    group: 'facts.surfaces',
    label: 'facts.orientation',
    value: term('Orientation'),
    isHidden: ({ property }) => property.mainType !== 'land',
  },
  { id: 'bedrooms', group: 'facts.rooms', label: 'property.bedroomsLabel', value: count('Bedrooms') },
  { id: 'bathrooms', group: 'facts.rooms', label: 'property.bathroomsLabel', value: count('Bathrooms') },
  { id: 'showers', group: 'facts.rooms', label: 'facts.showers', value: count('Showers') },
  { id: 'toilets', group: 'facts.rooms', label: 'facts.toilets', value: count('Toilets') },
  { id: 'garages', group: 'facts.rooms', label: 'facts.garages', value: count('Garages'), notOf: carSpaces },
  {
    id: 'parkings',
    group: 'facts.rooms',
    label: 'facts.parkings',
    value: count('Parkings'),
    notOf: carSpaces,
  },
  { id: 'parking-kind', group: 'facts.rooms', label: 'facts.parkingKind', value: term('ParkingKind') },
  { id: 'headroom', group: 'facts.rooms', label: 'facts.headroom', value: metres('Headroom') },
  { id: 'floors', group: 'facts.rooms', label: 'facts.floors', value: count('Floors'), notOf: carSpaces },
  { id: 'furnished', group: 'facts.rooms', label: 'filter.furnished', value: yesOrNo('Furnished') },
  { id: 'pets', group: 'facts.rooms', label: 'filter.pets', value: yesOrNo('PetsAllowed') },
  {
    id: 'storey',
    group: 'facts.building',
    label: 'facts.storey',
    value: ({ record: { Floor }, t }) => (Floor === 0 ? t('facts.groundFloor') : Floor),
  },
  { id: 'lift', group: 'facts.building', label: 'filter.lift', value: yesOrNo('Lift') },
  {
    id: 'new-build',
    group: 'facts.building',
    label: 'filter.newBuild',
    value: ({ record: { NewBuild }, t }) => (NewBuild ? t('filter.yes') : undefined),
  },
  {
    id: 'construction-year',
    group: 'facts.building',
    label: 'property.buildYear',
    value: plain('ConstructionYear'),
  },
  {
    id: 'renovation-year',
    group: 'facts.building',
    label: 'facts.renovationYear',
    value: plain('RenovationYear'),
  },
  {
    id: 'facades',
    group: 'facts.building',
    label: 'facts.facades',
    value: plain('Facades'),
    notOf: ['land', ...carSpaces],
  },
  {
    id: 'orientation',
    group: 'facts.building',
    label: 'facts.orientation',
    value: term('Orientation'),
    notOf: ['land'],
  },
  { id: 'heating', group: 'facts.building', label: 'facts.heating', value: term('Heating') },
  { id: 'kitchen', group: 'facts.building', label: 'facts.kitchen', value: term('Kitchen') },
  { id: 'roof', group: 'facts.building', label: 'facts.roof', value: term('Roof') },
  { id: 'windows', group: 'facts.building', label: 'facts.windows', value: term('Windows') },
  {
    id: 'energy-label',
    group: 'facts.energy',
    label: 'property.energyLabel',
    value: ({ property, t }) => property.energyLabel?.text ?? t('property.energyLabelUnknown'),
    badge: ({ property }) => property.energyLabel,
    isHidden: ({ property }) => !hasEnergyLabel(property.mainType),
  },
  {
    id: 'consumption',
    group: 'facts.energy',
    label: 'property.energyConsumption',
    value: inText('property.energyConsumptionValue', 'EnergyPerformance'),
  },
  {
    id: 'total-consumption',
    group: 'facts.energy',
    label: 'facts.totalConsumption',
    value: inText('facts.totalConsumptionValue', 'EnergyTotal'),
  },
  {
    id: 'emission',
    group: 'facts.energy',
    label: 'facts.emission',
    value: inText('facts.emissionValue', 'CO2Emission'),
  },
  { id: 'certificate-code', group: 'facts.energy', label: 'facts.certificateCode', value: plain('EPCCode') },
  {
    id: 'certificate-date',
    group: 'facts.energy',
    label: 'facts.certificateDate',
    value: day('EPCDate'),
  },
  {
    id: 'certificate-expiry',
    group: 'facts.energy',
    label: 'facts.certificateExpiry',
    value: day('EPCExpiryDate'),
  },
  { id: 'asbestos', group: 'facts.energy', label: 'facts.asbestos', value: term('AsbestosType') },
  { id: 'asbestos-date', group: 'facts.energy', label: 'facts.asbestosDate', value: day('AsbestosDate') },
  { id: 'flood-plot', group: 'facts.water', label: 'facts.floodPlot', value: plain('FloodPlotScore') },
  {
    id: 'flood-building',
    group: 'facts.water',
    label: 'facts.floodBuilding',
    value: plain('FloodBuildingScore'),
  },
  { id: 'flood-zone', group: 'facts.water', label: 'facts.floodZone', value: term('FloodZone') },
  {
    id: 'permit',
    group: 'facts.planning',
    label: 'facts.permit',
    value: term('Permit'),
    isGood: ({ record }) => record.Permit !== 'none',
  },
  { id: 'designation', group: 'facts.planning', label: 'facts.designation', value: term('Designation') },
  { id: 'lawful-use', group: 'facts.planning', label: 'facts.lawfulUse', value: term('LawfulUse') },
  {
    id: 'summons',
    group: 'facts.planning',
    label: 'facts.summons',
    value: term('Summons'),
    isGood: ({ record }) => record.Summons === 'none',
  },
  {
    id: 'preemption',
    group: 'facts.planning',
    label: 'facts.preemption',
    value: term('PreemptionRight'),
    isGood: ({ record }) => record.PreemptionRight === 'none',
  },
  {
    id: 'subdivision',
    group: 'facts.planning',
    label: 'facts.subdivision',
    value: term('Subdivision'),
    isGood: ({ record }) => record.Subdivision === 'issued',
  },
  {
    id: 'price',
    group: 'facts.costs',
    label: ({ property }) => (property.goal === 'sale' ? 'property.price' : 'property.rent'),
    value: ({ property }) => property.price?.text,
  },
  { id: 'charges', group: 'facts.costs', label: 'facts.charges', value: euroPerMonth('Charges') },
  {
    id: 'deposit',
    group: 'facts.costs',
    label: 'facts.deposit',
    value: counted('facts.depositValue', 'Deposit'),
  },
  {
    id: 'registration',
    group: 'facts.costs',
    label: 'facts.registration',
    value: term('RegistrationRights'),
  },
  {
    id: 'vat-rate',
    group: 'facts.costs',
    label: 'facts.vatRate',
    value: inText('facts.vatRateValue', 'VATRate'),
  },
  {
    id: 'notary-fees',
    group: 'facts.costs',
    label: 'facts.notaryFees',
    value: euro('NotaryFees'),
    isHidden: isPriceHidden,
  },
  {
    id: 'cadastral-income',
    group: 'facts.costs',
    label: 'facts.cadastralIncome',
    value: euro('CadastralIncome'),
  },
  {
    id: 'agency-cost',
    group: 'facts.costs',
    label: 'facts.agencyCost',
    value: euro('AgencyCost'),
    isHidden: isPriceHidden,
  },
  { id: 'inventory-cost', group: 'facts.costs', label: 'facts.inventoryCost', value: euro('InventoryCost') },
  {
    id: 'available-from',
    group: 'facts.costs',
    label: 'facts.availableFrom',
    value: day('AvailableFrom'),
    isHidden: ({ property }) => property.state !== 'available',
  },
];
