import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type AgencyModel, applyEdit, type ModelProperty } from '../crm/agency-model.ts';

const folder = path.join(import.meta.dirname, '../../seed/sample/properties');
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));

type SampleRecord = {
  ID: number;
  MainType: string;
  Price: number;
  Street?: string;
  HouseNumber?: string;
  Zip: string;
  EnergyPerformance?: number;
  Bedrooms?: number;
  Pictures: { Url: string }[];
  Texts: { language: string; TypeDescription: string; City: string; Description: string }[];
};

type Bundle = { Properties: SampleRecord[] };

/** Homes of the sample that the software tells in its place. */
const told = [2103, 2104, 2106, 2107] as const;
/** Those that are added one by one. */
const added = [2110, 2114] as const;

const labels = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

const keyOf = (id: number) => 7_000_000 + id;

const readBundle = () => read('bundle.json') as Bundle;
const files = read('pictures.json') as Record<string, { hash: string }>;

/** The file of a picture of the sample, as the site serves it to anyone. */
const pictureFile = (address: string) => `${address}.${files[path.basename(address)]?.hash ?? ''}-1360.webp`;

function homeOf({ ID, MainType, Texts, Pictures, ...record }: SampleRecord): ModelProperty {
  const { Price, Street = '', HouseNumber = '', Zip, EnergyPerformance: value, Bedrooms } = record;
  const text = (language: string) => Texts.find((one) => one.language === language);
  return {
    key: keyOf(ID),
    kind: MainType === 'villa' ? 'villa' : 'house',
    offer: 'sale',
    state: 'available',
    price: Price,
    showsPrice: true,
    street: Street,
    houseNumber: HouseNumber,
    zip: Zip,
    city: text('nl')?.City ?? '',
    showsAddress: true,
    bedrooms: Bedrooms,
    energy:
      value === undefined
        ? undefined
        : { value, label: labels[Math.min(Math.floor(value / 100), labels.length - 1)] ?? 'F' },
    heating: 'gas',
    lift: undefined,
    description: { nl: text('nl')?.Description ?? '', fr: text('fr')?.Description },
    pictures: Pictures.slice(0, 6).map(({ Url }, index) => ({
      key: ID * 100 + index,
      version: 1,
      isBroken: false,
      address: pictureFile(Url),
    })),
    isOffline: false,
  };
}

function homesOf(ids: readonly number[]): ModelProperty[] {
  const { Properties } = readBundle();
  return ids.flatMap((id) => Properties.filter(({ ID }) => ID === id).map(homeOf));
}

/** The homes that the software holds at first, and those that are added to it. */
export function sampleAgency(now: number): { model: AgencyModel; others: ModelProperty[] } {
  const homes = homesOf(told);
  const model: AgencyModel = {
    properties: new Map(homes.map((home) => [home.key, home])),
    stamps: new Map(homes.map(({ key }) => [key, now])),
    visits: new Map(),
  };
  // By it the site knows that the diary answers, where all visits are cancelled.
  applyEdit(model, { kind: 'book', key: 500, about: [], start: now - 86_400_000, as: 'other' }, now);
  return { model, others: homesOf(added) };
}

/** The sample without the homes that the software tells, as an export of other software. */
export function exportWithoutHomes(): string {
  const { Properties, ...lists } = readBundle();
  const elsewhere = new Set<number>([...told, ...added]);
  return JSON.stringify({ ...lists, Properties: Properties.filter(({ ID }) => !elsewhere.has(ID)) });
}
