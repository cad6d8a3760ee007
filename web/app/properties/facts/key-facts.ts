import type { MainType } from '../model/main-type.ts';
import type { PropertyRecord } from '../model/record.ts';

type ReadFact = (
  record: PropertyRecord,
  term: (kind: string, code: string) => string,
) => string | number | undefined;

const readers = {
  bedrooms: ({ Bedrooms }) => Bedrooms,
  livingSurface: ({ SurfaceLiving }) => SurfaceLiving,
  totalSurface: ({ SurfaceTotal }) => SurfaceTotal,
  plotSurface: ({ SurfaceGround }) => SurfaceGround,
  terraceSurface: ({ SurfaceTerrace }) => SurfaceTerrace,
  plotWidth: ({ PlotWidth }) => PlotWidth,
  buildingDepth: ({ BuildingDepth }) => BuildingDepth,
  parkings: ({ Parkings }) => Parkings,
  parkingKind: ({ ParkingKind }, term) => ParkingKind && term('parking', ParkingKind),
  floor: ({ Floor }) => Floor,
  furnished: ({ Furnished }) => (Furnished === true ? 'yes' : undefined),
} as const satisfies Readonly<Record<string, ReadFact>>;

export type KeyFactName = keyof typeof readers;

export type KeyFact = { name: KeyFactName; value: string | number };

const house = ['bedrooms', 'livingSurface', 'plotSurface'] as const;
const flat = ['bedrooms', 'livingSurface', 'terraceSurface'] as const;
const parking = ['parkingKind', 'totalSurface'] as const;

const factsByType = {
  house,
  villa: house,
  farm: house,
  apartment: flat,
  penthouse: flat,
  studio: ['livingSurface', 'terraceSurface', 'floor', 'furnished'],
  land: ['plotSurface', 'plotWidth', 'buildingDepth'],
  investment: ['livingSurface', 'plotSurface', 'bedrooms'],
  commercial: ['totalSurface', 'plotSurface', 'parkings'],
  garage: parking,
  parking,
} as const satisfies Readonly<Record<MainType, readonly KeyFactName[]>>;

export function keyFactsOf(record: PropertyRecord, term: Parameters<ReadFact>[1]): KeyFact[] {
  return factsByType[record.MainType].flatMap((name): KeyFact[] => {
    const read: ReadFact = readers[name];
    const value = read(record, term);
    return value ? [{ name, value }] : [];
  });
}
