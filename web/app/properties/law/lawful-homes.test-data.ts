import fc from 'fast-check';
import { exampleRecord } from '../model/example.test-data.ts';
import { type MainType, mainTypes } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';

/** A record and the day of its advertisement. */
export type Advert = { home: PropertyRecord; day: string };

const places = {
  flanders: { CountryID: 10, zips: ['1500', '2800', '3999', '8000', '9000', '9999'] },
  brussels: { CountryID: 10, zips: ['1000', '1050', '1180', '1299'] },
  wallonia: { CountryID: 10, zips: ['1300', '1499', '4000', '5000', '7780'] },
  luxembourg: { CountryID: 50, zips: ['1840', '4010', '9999'] },
  abroad: { CountryID: 33, zips: ['59000', '06400'] },
} as const;

const dwellings = new Set<MainType>(['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio']);

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

const drawn = fc.record({
  day,
  place: fc.constantFrom(...(Object.keys(places) as (keyof typeof places)[])),
  zip: fc.nat(),
  kind: fc.constantFrom(...mainTypes, 'commercial' as const, 'commercial' as const),
  isRent: fc.boolean(),
  built: fc.integer({ min: 1780, max: 2028 }),
  isNew: fc.boolean(),
  score: fc.integer({ min: -20, max: 700 }),
  label: fc.constantFrom('A+', 'A', 'B', 'C', 'D', 'E', 'F'),
  isLabelPrinted: fc.boolean(),
  isAddressShown: fc.boolean(),
  isPlanningAwaited: fc.boolean(),
  daysValid: maybe(fc.integer({ min: 0, max: 3650 })),
  surface: fc.integer({ min: 8, max: 1400 }),
  price: fc.integer({ min: 300, max: 4000 }),
  charges: fc.integer({ min: 0, max: 400 }),
  fee: maybe(fc.constant(0)),
  code: fc.constantFrom('none', 'issued', 'requested'),
  flood: fc.constantFrom('A' as const, 'B' as const, 'C' as const, 'D' as const),
  meter: fc.constantFrom('own' as const, 'shared' as const, 'none' as const),
  change: maybe(
    fc.constantFrom('Virtually staged living room', 'Digitaal ingericht', 'Séjour virtuellement meublé'),
  ),
});

type Drawn = typeof drawn extends fc.Arbitrary<infer Value> ? Value : never;

const later = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** Says what each region asks for in plain words, and knows nothing of the table. */
function lawfulOf(given: Drawn): Advert {
  const { place, kind, isRent, isNew, code, flood, meter } = given;
  const { CountryID, zips } = places[place];
  const isHome = dwellings.has(kind);
  const isBuilt = kind !== 'land';
  const planning = given.isPlanningAwaited
    ? { PlanningRequestedOn: later(given.day, -3) }
    : {
        Permit: code,
        Designation: 'residential',
        Summons: 'none',
        PreemptionRight: 'none',
        Subdivision: code,
      };
  const built = isNew
    ? Math.max(given.built, Number(given.day.slice(0, 4)) - 3)
    : Math.min(given.built, 2025);
  const [picture] = exampleRecord().Pictures;
  const Pictures: PropertyRecord['Pictures'] = [
    { ID: 'p1', Name: 'exterior', Url: '/pictures/p1', ...picture },
    ...(given.change === undefined
      ? []
      : [{ ID: 'p2', Name: given.change, Url: '/pictures/p2', Alteration: 'staged' }]),
  ];
  const energy = isBuilt && {
    EnergyPerformance: given.score,
    ...((given.isLabelPrinted || place === 'luxembourg') && { EPCLabelText: given.label }),
    EPCCode: '20240305-0006637819-RES-1',
    ...(given.daysValid !== undefined && { EPCExpiryDate: later(given.day, given.daysValid) }),
  };
  const home = exampleRecord({
    Zip: zips[given.zip % zips.length] ?? zips[0],
    CountryID,
    MainType: kind,
    Goal: isRent ? 1 : 0,
    PublishAddress: given.isAddressShown,
    EnergyPerformance: undefined,
    SurfaceTotal: given.surface,
    Pictures,
    ...(isBuilt && { NewBuild: isNew, ConstructionYear: built }),
    ...energy,
    ...(isNew && isHome && place === 'flanders' && { ELevel: 30 }),
    ...(place === 'wallonia' && isHome && { EnergyTotal: 24_000 }),
    ...(place === 'flanders' &&
      !isRent && {
        ...planning,
        FloodZone: 'none',
        FloodPlotScore: flood,
        ...(isBuilt && { FloodBuildingScore: flood, AsbestosType: isNew ? 'not-required' : 'requested' }),
      }),
    ...(place === 'brussels' && !isRent && { LawfulUse: 'apartment' }),
    ...(isRent && { Price: given.price, Charges: given.charges, AgencyCost: given.fee }),
    ...(isRent && place === 'luxembourg' && { AgencyCost: Math.floor(given.price / 2) }),
    ...(isRent && isHome && { Meters: { Water: meter, Gas: meter, Electricity: 'own' } }),
  });
  return { home, day: given.day };
}

/** The same for the same number, everywhere. */
export function lawfulAdverts(count: number): Advert[] {
  return fc.sample(drawn.map(lawfulOf), { numRuns: count, seed: 40 });
}
