import { ownPath } from '../../../content/paths/own-path.ts';
import type { AreaHrefs } from '../drawing/draw-map.ts';
import type { Area } from '../map-box.ts';
import type { MapProperty } from '../map-property.ts';

export type MapType = 'drawn' | 'tiles';

export type MapMessage = {
  propertyList: readonly MapProperty[];
  mapType: MapType;
  infoMessage: string;
  /** Path of the shape within a pin, 24 by 24. */
  customMarker: string;
  /** Marquees whose properties are left off. */
  marqueeIgnoreList: readonly number[];
  hrefs: AreaHrefs;
  area?: Area | undefined;
  /** As in an address. */
  polygon?: string | undefined;
};

/** Posted while a card is hovered or has focus. */
export type MarkMessage = { marked: string | null };

export type FrameMessage =
  | { mapFrame: 'ready' | 'shown' }
  | { mapFrame: 'chosen'; id: string | null }
  | { mapFrame: 'list'; href: string };

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(data: unknown): Fields | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(data);
    return typeof parsed === 'object' && parsed !== null ? (parsed as Fields) : undefined;
  } catch {
    return undefined;
  }
}

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isPath = (value: unknown): value is string => typeof value === 'string' && ownPath(value) !== undefined;

function isProperty(value: unknown): value is MapProperty {
  const { id, href, label, city, price, latitude, longitude, isExact, marquee } = Object(value) as Fields;
  return (
    [id, label, city, price].every((text) => typeof text === 'string') &&
    [latitude, longitude, marquee].every(isNumber) &&
    typeof isExact === 'boolean' &&
    isPath(href)
  );
}

function areHrefs(value: unknown): value is AreaHrefs {
  const { area, place, anywhere } = Object(value) as Fields;
  return isPath(area) && isPath(place) && (anywhere === undefined || isPath(anywhere));
}

function isArea(value: unknown): value is Area {
  const { south, west, north, east } = Object(value) as Fields;
  return [south, west, north, east].every(isNumber);
}

/** Undefined unless it is a complete message of ours. */
export function readMapMessage(data: unknown): MapMessage | undefined {
  const { propertyList, mapType, infoMessage, customMarker, marqueeIgnoreList, hrefs, area, polygon } =
    fieldsOf(data) ?? {};
  const isWhole =
    isListOf(propertyList, isProperty) &&
    (mapType === 'drawn' || mapType === 'tiles') &&
    typeof infoMessage === 'string' &&
    typeof customMarker === 'string' &&
    isListOf(marqueeIgnoreList, isNumber) &&
    areHrefs(hrefs) &&
    (area === undefined || isArea(area)) &&
    (polygon === undefined || typeof polygon === 'string');
  return isWhole
    ? { propertyList, mapType, infoMessage, customMarker, marqueeIgnoreList, hrefs, area, polygon }
    : undefined;
}

export function readMarkMessage(data: unknown): MarkMessage | undefined {
  const { marked } = fieldsOf(data) ?? {};
  return marked === null || typeof marked === 'string' ? { marked } : undefined;
}

export function readFrameMessage(data: unknown): FrameMessage | undefined {
  const { mapFrame, id, href } = fieldsOf(data) ?? {};
  if (mapFrame === 'chosen' && (id === null || typeof id === 'string')) return { mapFrame, id };
  if (mapFrame === 'list' && isPath(href)) return { mapFrame, href };
  return mapFrame === 'ready' || mapFrame === 'shown' ? { mapFrame } : undefined;
}

export function shownProperties({ propertyList, marqueeIgnoreList }: MapMessage): readonly MapProperty[] {
  return propertyList.filter(({ marquee }) => !marqueeIgnoreList.includes(marquee));
}
