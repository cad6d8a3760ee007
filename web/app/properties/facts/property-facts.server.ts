import type { LanguageId } from 'schemas/languages.ts';
import type { TextName } from 'schemas/text-keys.ts';
import type { Translate } from '../../i18n/translate.ts';
import { formatDay } from '../text/day.ts';
import type { Fact, FactGroup } from './fact-group.ts';
import { formatEuro } from '../price/price.ts';
import type { Property } from '../model/property.ts';

type Words = { t: Translate; language: LanguageId };

/** The facts of a property in groups. What the agency does not know or may not show is left out. */
export function propertyFacts(property: Property, words: Words): FactGroup[] {
  const { t } = words;
  const { surfaces, rooms } = property.details;
  const area = (value: number | undefined) => value && t('property.squareMetres', { value });
  const groups: readonly (readonly [TextName, readonly Fact[]])[] = [
    [
      'facts.surfaces',
      known([
        [t('property.livingSurface'), area(surfaces.living)],
        [t('property.groundSurface'), area(surfaces.ground)],
        [t('facts.totalSurface'), area(surfaces.total)],
        [t('facts.terraceSurface'), area(surfaces.terrace)],
        [t('facts.gardenSurface'), area(surfaces.garden)],
      ]),
    ],
    [
      'facts.rooms',
      known([
        [t('property.bedroomsLabel'), rooms.bedrooms],
        [t('property.bathroomsLabel'), rooms.bathrooms],
        [t('facts.showers'), rooms.showers],
        [t('facts.toilets'), rooms.toilets],
        [t('facts.garages'), rooms.garages],
        [t('facts.parkings'), rooms.parkings],
        [t('facts.floors'), rooms.floors],
      ]),
    ],
    ['facts.building', buildingFacts(property, words)],
    ['facts.energy', energyFacts(property, words)],
    ['facts.planning', planningFacts(property, words)],
    ['facts.costs', costFacts(property, words)],
  ];
  return groups.flatMap(([title, facts]) => (facts.length > 0 ? [{ title: plain(t, title), facts }] : []));
}

/** Headings have no placeholders, which the type of `TextName` alone does not say. */
const plain = (t: Translate, name: TextName) => (t as (name: TextName) => string)(name);

function known(pairs: readonly (readonly [string, string | number | undefined])[]): Fact[] {
  return pairs.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{ label, value: String(value) }],
  );
}

function buildingFacts({ details: { building } }: Property, { t }: Words): Fact[] {
  return known([
    [t('property.buildYear'), building.constructionYear],
    [t('facts.renovationYear'), building.renovationYear],
    [t('facts.facades'), building.facades],
    [t('facts.orientation'), building.orientation?.text],
    [t('facts.heating'), building.heating?.text],
    [t('facts.kitchen'), building.kitchen?.text],
    [t('facts.roof'), building.roof?.text],
    [t('facts.windows'), building.windows?.text],
  ]);
}

function energyFacts({ energyLabel, details }: Property, { t, language }: Words): Fact[] {
  const { energy, asbestos } = details;
  const filled = (
    name: 'property.energyConsumptionValue' | 'facts.totalConsumptionValue' | 'facts.emissionValue',
    value: number | undefined,
  ) => (value === undefined ? undefined : t(name, { value }));
  const day = (value: string | undefined) => value && formatDay(value, language);
  return [
    {
      label: t('property.energyLabel'),
      value: energyLabel?.text ?? t('property.energyLabelUnknown'),
      badge: energyLabel,
    },
    ...known([
      [t('property.energyConsumption'), filled('property.energyConsumptionValue', energy.consumption)],
      [t('facts.totalConsumption'), filled('facts.totalConsumptionValue', energy.totalConsumption)],
      [t('facts.emission'), filled('facts.emissionValue', energy.emission)],
      [t('facts.certificateCode'), energy.certificateCode],
      [t('facts.certificateExpiry'), day(energy.certificateExpiresOn)],
      [t('facts.asbestos'), asbestos.certificate?.text],
      [t('facts.asbestosDate'), day(asbestos.on)],
    ]),
  ];
}

function planningFacts({ details: { planning, flood } }: Property, { t }: Words): Fact[] {
  return known([
    [t('facts.permit'), planning.permit?.text],
    [t('facts.designation'), planning.designation?.text],
    [t('facts.lawfulUse'), planning.lawfulUse?.text],
    [t('facts.summons'), planning.summons?.text],
    [t('facts.preemption'), planning.preemption?.text],
    [t('facts.subdivision'), planning.subdivision?.text],
    [t('facts.floodPlot'), flood.plot],
    [t('facts.floodBuilding'), flood.building],
    [t('facts.floodZone'), flood.zone?.text],
  ]);
}

function costFacts({ goal, price, details }: Property, { t, language }: Words): Fact[] {
  const { costs, planning, availableFrom } = details;
  const money = (amount: number | undefined) => (amount === undefined ? undefined : formatEuro(amount));
  const charges = money(costs.charges);
  const deposit = costs.depositMonths;
  return known([
    [t(goal === 'sale' ? 'property.price' : 'property.rent'), price?.text],
    [t('facts.charges'), charges && t('facts.perMonth', { price: charges })],
    [t('facts.deposit'), deposit === undefined ? undefined : t('facts.depositValue', { count: deposit })],
    [t('facts.registration'), planning.registration?.text],
    [
      t('facts.vatRate'),
      costs.vatRate === undefined ? undefined : t('facts.vatRateValue', { value: costs.vatRate }),
    ],
    [t('facts.notaryFees'), money(costs.notaryFees)],
    [t('facts.cadastralIncome'), money(costs.cadastralIncome)],
    [t('facts.agencyCost'), money(costs.agencyCost)],
    [t('facts.inventoryCost'), money(costs.inventoryCost)],
    [t('facts.availableFrom'), availableFrom && formatDay(availableFrom, language)],
  ]);
}
