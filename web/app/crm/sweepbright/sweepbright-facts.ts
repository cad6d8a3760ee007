import type { Fact } from '../connector/facts.ts';
import {
  day,
  isObject,
  number,
  oneOf,
  type Read,
  size,
  text,
  whole,
  type Fields,
  rowsIn,
} from '../connector/read.ts';
import type { SweepbrightKind } from './sweepbright-codes.ts';
import { languages } from 'schemas/languages.ts';

type SweepbrightFact = Fact<string, SweepbrightKind>;

const fact = (ours: string, read: Read, ...from: readonly string[]): SweepbrightFact => ({
  from,
  ours,
  read,
});
const coded = (ours: string, kind: SweepbrightKind, ...from: readonly string[]): SweepbrightFact => ({
  from,
  ours,
  kind,
});

/** A box that nobody ticked is no answer. */
const tick = (ours: string, there: unknown, ...from: readonly string[]): SweepbrightFact => ({
  ...fact(ours, (value) => ({ value: value === true ? there : undefined }), ...from),
  note: 'Only where it is ticked: an empty box says nothing.',
});

/** A list tells what is there, never what is not. */
const listed = (ours: string, word: string): SweepbrightFact => ({
  ...fact(
    ours,
    (value) => ({ value: Array.isArray(value) && value.includes(word) ? true : undefined }),
    'amenities',
  ),
  note: `Where \`${word}\` is listed.`,
});

const squareMetres: Readonly<Record<string, number>> = {
  sq_m: 1,
  sq_ft: 0.092_903,
  are: 100,
  acre: 4046.86,
};

const surface: Read = (value) => {
  const { size: told, unit } = isObject(value) ? value : {};
  if (told === null || told === undefined) return { value: undefined };
  const factor = typeof unit === 'string' ? squareMetres[unit] : undefined;
  if (factor === undefined) return { reason: 'is of another kind' };
  const read = size(told);
  return 'value' in read && typeof read.value === 'number'
    ? { value: Math.round(read.value * factor) }
    : read;
};

/** Text in the system; the ground floor is `GF`. */
const floor: Read = (value) => (String(value).toUpperCase() === 'GF' ? { value: 0 } : whole(value));

const legal = (group: string, name: string) => [`legal.${group}.${name}`, name];
const answer = (name: string) => [`legal.regulations.${name}`, `regulations.${name}`];

/** Older versions of the interface tell some facts elsewhere. */
export const sweepbrightFacts: readonly SweepbrightFact[] = [
  fact('Street', text, 'location.street'),
  fact('HouseNumber', text, 'location.number'),
  fact('BoxNr', text, 'location.box'),
  fact('Zip', text, 'location.postal_code'),
  fact('Floor', floor, 'location.floor'),
  fact('Latitude', number, 'location.geo.latitude'),
  fact('Longitude', number, 'location.geo.longitude'),
  fact('Bedrooms', whole, 'bedrooms'),
  fact('Bathrooms', whole, 'bathrooms'),
  fact('Showers', whole, 'shower_rooms'),
  fact('Toilets', whole, 'toilets'),
  fact('Floors', whole, 'floors'),
  fact('SurfaceLiving', surface, 'sizes.liveable_area'),
  fact('SurfaceGround', surface, 'sizes.plot_area'),
  fact('ConstructionYear', whole, 'building.construction.year'),
  fact('RenovationYear', whole, 'building.renovation.year'),
  coded('Condition', 'condition', 'general_condition'),
  listed('Lift', 'lift'),
  listed('Pool', 'pool'),
  tick('Furnished', true, 'features.comfort.furnished'),
  tick('Alarm', true, 'features.security.alarm'),
  tick('AirConditioning', true, 'features.heating_cooling.air_conditioning'),
  tick('HeatingSystem', 'individual', 'features.heating_cooling.individual_heating'),
  tick('RainWater', true, 'features.ecology.rainwater_harvesting'),
  tick('SolarPanels', true, 'features.ecology.solar_panels'),
  tick('SolarBoiler', true, 'features.ecology.solar_boiler'),
  fact('EnergyPerformance', number, ...legal('energy', 'epc_value')),
  fact('EPCLabelText', text, ...legal('energy', 'epc_category')),
  fact('EPCCode', text, ...legal('energy', 'epc_reference')),
  fact('EnergyTotal', number, ...legal('energy', 'total_epc_value')),
  fact('CO2Emission', number, ...legal('energy', 'co2_emissions')),
  fact('CadastralIncome', number, ...legal('property_and_land', 'cadastral_income')),
  coded('FloodZone', 'flood', 'legal.property_and_land.flood_risk'),
  fact('FloodPlotScore', text, 'legal.property_and_land.flood_risk_plot_score'),
  fact('FloodBuildingScore', text, 'legal.property_and_land.flood_risk_building_score'),
  coded('Designation', 'designation', 'legal.property_and_land.land_use_designation'),
  fact('Permit', oneOf('issued', 'none'), ...answer('building_permit')),
  fact('Subdivision', oneOf('issued', 'none'), ...answer('subdivision_authorisation')),
  fact('PreemptionRight', oneOf('exists', 'none'), ...answer('priority_purchase_right')),
  tick('Summons', 'pending', ...answer('pending_legal_proceedings')),
  fact('InventoryCost', number, 'price_inventory_report_cost.amount'),
  fact('AvailableFrom', day, 'occupancy.available_from'),
  fact('TourUrl', text, 'virtual_tour_url'),
  fact('VideoUrl', text, 'video_url'),
];

export const energies = ['gas', 'fuel', 'electricity', 'heat_pump'] as const;

/** Everything else stays in the system: vendors, buyers, mandates, commissions, notes, tenants. */
const paths: readonly string[] = [
  ...['id', 'is_project', 'project_id', 'publish_status', 'status', 'negotiation', 'type', 'sub_type'],
  ...['rent_period', 'price.amount', 'price.currency', 'price.hidden', 'custom_price'],
  ...['location.country', 'location.hidden', 'office.id'],
  ...energies.map((energy) => `features.energy.${energy}`),
  ...languages.map(({ id }) => `description.${id}`),
  ...sweepbrightFacts.flatMap(({ from }) => from),
];

const rowFields: Readonly<Record<string, readonly string[]>> = {
  images: ['id', 'url', 'ordinal'],
  plans: ['id', 'url', 'ordinal'],
  open_homes: ['start_date', 'end_date'],
};

function valueAt(estate: Fields, path: string): unknown {
  let value: unknown = estate;
  for (const name of path.split('.')) value = isObject(value) ? value[name] : undefined;
  return value;
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string');
  return isObject(value) ? { size: plain(value['size']), unit: plain(value['unit']) } : value;
}

function pick(row: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = valueAt(row, name);
      return value === undefined ? [] : [[name, plain(value)]];
    }),
  );
}

export function cutEstate(estate: Fields): Fields {
  const lists = Object.entries(rowFields).map(([name, names]): [string, unknown] => [
    name,
    rowsIn(estate[name]).map((row) => pick(row, names)),
  ]);
  return { ...pick(estate, paths), ...Object.fromEntries(lists) };
}
