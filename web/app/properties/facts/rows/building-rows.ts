import type { MainType } from '../../model/main-type.ts';
import type { FactRow } from '../fact-row.ts';
import { count, type FactValue, metres, plain, squareMetres, term, yesOrNo } from '../fact-values.ts';
import { sceneKind } from '../../model/terms.ts';
import { heatingRows } from './energy-rows.ts';

const carSpaces: readonly MainType[] = ['garage', 'parking'];

const rooms: FactValue = ({ record: { Rooms = [] }, terms, t, language }) => {
  const storeys = Map.groupBy(Rooms, ({ Floor }) => Floor);
  const lines = [...storeys].map(([floor, some]) => {
    const names = some.map(({ Kind, Surface }) => {
      const { text } = terms(sceneKind, Kind, language);
      return Surface === undefined ? text : `${text} ${t('property.squareMetres', { value: Surface })}`;
    });
    if (floor === undefined) return names.join(', ');
    const storey = floor === 0 ? t('facts.groundFloor') : `${t('facts.storey')} ${String(floor)}`;
    return `${storey}: ${names.join(', ')}`;
  });
  return lines.join(' · ') || undefined;
};

export const surfaceRows: readonly FactRow[] = [
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
];

export const roomRows: readonly FactRow[] = [
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
  { id: 'room-list', group: 'facts.rooms', label: 'facts.roomList', value: rooms },
  {
    id: 'furnished',
    group: 'facts.rooms',
    label: 'filter.furnished',
    value: ({ record: { Furnished }, t }) =>
      Furnished === undefined
        ? undefined
        : t(Furnished === 'partly' ? 'facts.furnishedPartly' : Furnished ? 'filter.yes' : 'filter.no'),
  },
  { id: 'pets', group: 'facts.rooms', label: 'filter.pets', value: yesOrNo('PetsAllowed') },
];

export const buildingRows: readonly FactRow[] = [
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
  { id: 'condition', group: 'facts.building', label: 'facts.condition', value: term('Condition') },
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
  ...heatingRows,
  { id: 'kitchen', group: 'facts.building', label: 'facts.kitchen', value: term('Kitchen') },
  { id: 'roof', group: 'facts.building', label: 'facts.roof', value: term('Roof') },
  { id: 'windows', group: 'facts.building', label: 'facts.windows', value: term('Windows') },
];
