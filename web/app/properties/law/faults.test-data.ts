import type { LawRuleId } from 'schemas/law-words.ts';
import type { MainType } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';
import { energyLabelOf } from '../energy/energy-label.ts';
import type { Advert } from './lawful-homes.test-data.ts';

/** An offence, the adverts that can commit it, and how. Written from the law, not from the table. */
export type Fault = {
  rule: LawRuleId;
  isPossible: (advert: Advert) => boolean;
  commit: (home: PropertyRecord, day: string) => PropertyRecord;
};

type Test = Fault['isPossible'];

const dwellings: readonly MainType[] = ['house', 'villa', 'farm', 'apartment', 'penthouse', 'studio'];
const all =
  (...tests: readonly Test[]): Test =>
  (advert) =>
    tests.every((test) => test(advert));

const zipIn =
  (...ranges: readonly [number, number][]): Test =>
  ({ home }) =>
    home.CountryID === 10 && ranges.some(([from, to]) => Number(home.Zip) >= from && Number(home.Zip) <= to);
const flanders = zipIn([1500, 3999], [8000, 9999]);
const brussels = zipIn([1000, 1299]);
const wallonia = zipIn([1300, 1499], [4000, 7999]);
const belgium: Test = ({ home }) => home.CountryID === 10;
const luxembourg: Test = ({ home }) => home.CountryID === 50;
const abroad: Test = ({ home }) => home.CountryID !== 10 && home.CountryID !== 50;
const sale: Test = ({ home }) => home.Goal === 0;
const rent: Test = ({ home }) => home.Goal === 1;
const isHome: Test = ({ home }) => dwellings.includes(home.MainType);
const isBuilt: Test = ({ home }) => home.MainType !== 'land';
const is =
  (kind: MainType): Test =>
  ({ home }) =>
    home.MainType === kind;
const since =
  (from: string): Test =>
  ({ day }) =>
    day >= from;
const isFinished: Test = ({ home, day }) =>
  home.NewBuild !== true || (home.ConstructionYear ?? 0) < Number(day.slice(0, 4));

const lacking =
  (...fields: readonly (keyof PropertyRecord)[]): Fault['commit'] =>
  (home) => ({ ...home, ...Object.fromEntries(fields.map((field) => [field, undefined])) });

const unplanned =
  (field: keyof PropertyRecord): Fault['commit'] =>
  (home) => ({ ...home, [field]: undefined, PlanningRequestedOn: undefined });

const anonymous: Fault['commit'] = (home) => ({ ...home, EPCCode: undefined, PublishAddress: false });

const expired: Fault['commit'] = (home, day) => ({
  ...home,
  EPCExpiryDate: new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10),
});

const unmarked: Fault['commit'] = (home) => ({
  ...home,
  Pictures: home.Pictures.map(({ Alteration: _mark, ...picture }) => picture),
});

const energy = lacking('EnergyPerformance', 'EPCLabelText');
const flemishSale = all(flanders, sale);

export const faults: readonly Fault[] = [
  { rule: 'flanders-energy-score', isPossible: all(flanders, isHome), commit: energy },
  { rule: 'flanders-energy-identity', isPossible: all(flanders, isHome), commit: anonymous },
  {
    rule: 'flanders-e-level',
    isPossible: all(flanders, isHome, ({ home }) => home.NewBuild === true),
    commit: lacking('ELevel'),
  },
  { rule: 'flanders-business-energy', isPossible: all(flanders, is('commercial')), commit: energy },
  { rule: 'flanders-business-identity', isPossible: all(flanders, is('commercial')), commit: anonymous },
  { rule: 'flanders-permit', isPossible: flemishSale, commit: unplanned('Permit') },
  { rule: 'flanders-designation', isPossible: flemishSale, commit: unplanned('Designation') },
  { rule: 'flanders-measures', isPossible: flemishSale, commit: unplanned('Summons') },
  { rule: 'flanders-preemption', isPossible: flemishSale, commit: unplanned('PreemptionRight') },
  { rule: 'flanders-subdivision', isPossible: flemishSale, commit: unplanned('Subdivision') },
  {
    rule: 'flanders-flood-zone',
    isPossible: all(flemishSale, ({ day }) => day < '2023-01-01'),
    commit: lacking('FloodZone'),
  },
  {
    rule: 'flanders-flood-plot',
    isPossible: all(flemishSale, since('2023-01-01')),
    commit: lacking('FloodPlotScore'),
  },
  {
    rule: 'flanders-flood-building',
    isPossible: all(flemishSale, isBuilt, since('2023-01-01')),
    commit: lacking('FloodBuildingScore'),
  },
  {
    rule: 'flanders-asbestos',
    isPossible: all(
      flemishSale,
      isBuilt,
      since('2022-11-23'),
      ({ home }) => home.NewBuild !== true && (home.ConstructionYear ?? 0) < 2001,
      ({ home }) =>
        (home.MainType !== 'garage' && home.MainType !== 'parking') || (home.SurfaceTotal ?? 0) >= 20,
    ),
    commit: lacking('AsbestosType'),
  },
  { rule: 'brussels-energy-label', isPossible: all(brussels, isHome), commit: energy },
  {
    rule: 'brussels-office-energy',
    isPossible: all(brussels, is('commercial'), ({ home }) => (home.SurfaceTotal ?? 0) > 500),
    commit: energy,
  },
  { rule: 'brussels-lawful-use', isPossible: all(brussels, sale), commit: lacking('LawfulUse') },
  {
    rule: 'brussels-meters',
    isPossible: all(brussels, rent, isHome),
    commit: (home) => ({ ...home, Meters: { ...home.Meters, Gas: undefined } }),
  },
  { rule: 'wallonia-energy-label', isPossible: all(wallonia, isHome, isFinished), commit: energy },
  { rule: 'wallonia-energy-code', isPossible: all(wallonia, isHome, isFinished), commit: lacking('EPCCode') },
  {
    rule: 'wallonia-energy-total',
    isPossible: all(wallonia, isHome, isFinished),
    commit: lacking('EnergyTotal'),
  },
  {
    rule: 'wallonia-energy-specific',
    isPossible: all(wallonia, isHome, isFinished),
    commit: lacking('EnergyPerformance'),
  },
  { rule: 'wallonia-meters', isPossible: all(wallonia, rent, isHome), commit: lacking('Meters') },
  { rule: 'belgium-units-energy', isPossible: all(belgium, is('investment')), commit: energy },
  { rule: 'belgium-certificate-valid', isPossible: all(belgium, isHome, isFinished), commit: expired },
  {
    rule: 'belgium-rent',
    isPossible: all(belgium, rent, isHome),
    commit: (home) => ({ ...home, Price: 0 }),
  },
  { rule: 'belgium-charges', isPossible: all(belgium, rent, isHome), commit: lacking('Charges') },
  {
    rule: 'belgium-tenant-fee',
    isPossible: all(belgium, rent, isHome),
    commit: (home) => ({ ...home, AgencyCost: 1 }),
  },
  {
    rule: 'luxembourg-energy-label',
    isPossible: all(luxembourg, isHome, since('2021-07-01')),
    commit: lacking('EPCLabelText'),
  },
  {
    rule: 'luxembourg-charges',
    isPossible: all(luxembourg, rent, isHome, since('2024-08-01')),
    commit: lacking('Charges'),
  },
  {
    rule: 'luxembourg-tenant-fee',
    isPossible: all(luxembourg, rent, isHome, since('2024-08-01')),
    commit: (home) => ({ ...home, AgencyCost: home.Price }),
  },
  { rule: 'abroad-energy-label', isPossible: all(abroad, isHome), commit: energy },
  { rule: 'abroad-charges', isPossible: all(abroad, rent, isHome), commit: lacking('Charges') },
  {
    rule: 'altered-pictures',
    isPossible: all(since('2026-08-02'), ({ home }) => home.Pictures.some(({ Alteration }) => Alteration)),
    commit: unmarked,
  },
];

/** Duties of a buyer that the site tells by itself, so that no record can lack them. */
export const duties: readonly { rule: LawRuleId; isDue: Test }[] = [
  {
    rule: 'flanders-renovation-home',
    isDue: all(flemishSale, isHome, since('2023-01-01'), ({ home }) => 'ef'.includes(letterOf(home))),
  },
  {
    rule: 'flanders-renovation-business',
    isDue: all(flemishSale, is('commercial'), since('2022-01-01'), ({ home }) => home.NewBuild !== true),
  },
];

function letterOf({ EPCLabelText: printed, EnergyPerformance: consumption, EPCDate: on }: PropertyRecord) {
  return energyLabelOf({ printed, consumption, region: 'flanders', on })?.letter ?? '-';
}
