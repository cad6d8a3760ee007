import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { mapFramePath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { boundsOf, readPolygon } from '../model/polygon.ts';
import { type ListAddress, listSearch, type ListView } from '../filters/list-address.ts';
import { contains, readArea } from './area-parameter.ts';
import { areaHref, clusterMark, clustersIn, drawClusters, partsCloser, pinMark } from './drawing/draw-map.ts';
import { withTowns } from './drawing/towns.ts';
import { houseMarker } from './drawing/house-marker.ts';
import { mapLabels } from './map-labels.server.ts';
import type { MapMessage, MapType } from './frame/map-message.ts';
import { areaOf, areaWithRoom, type Box, boxFor } from './map-box.ts';
import { type MapMove, mapMoves, moveBox } from './map-controls.tsx';
import type { MapPin, MapProperty } from './map-property.ts';
import { project } from './projection.ts';

export type ListMapData = NonNullable<Awaited<ReturnType<typeof loadListMap>>>;

type Listing = {
  t: Translate;
  paths: PathTable;
  language: LanguageId;
  path: string;
  address: ListAddress;
  ids: readonly string[];
  mapType: MapType;
  catalogue: Catalogue;
};

/** Ratio of width to height, and CSS pixels for which pins are joined. */
const sizes = {
  narrow: { pixels: 280, ratio: () => 1 },
  wide: { pixels: 560, ratio: (view: ListView) => (view === 'both' ? 1 : 16 / 9) },
};

/** Without script, a link of the map loads a page that begins with its map. */
const mapId = 'map';

const ribbonMarquees = [2, 3, 4];

/** A larger map is drawn only, and its circles lead to fewer: it would make a long page and a slow frame. */
const mostInFrame = 500;

/** Undefined when only the list is shown. Holds all pages of the list. */
export async function loadListMap(listing: Listing) {
  const { t, language, address, ids, catalogue } = listing;
  const { view } = address;
  if (view === 'list') return undefined;
  const labels = mapLabels(t);
  const all = ids.length > mostInFrame ? undefined : await mapPropertiesOf(listing, ids);
  const pins: readonly MapPin[] = all ?? pinsOf(listing);
  const polygon = readPolygon(address.filters.polygon?.[0] ?? '');
  const area = readArea(address.filters.bounds?.[0] ?? '') ?? (polygon && areaWithRoom(boundsOf(polygon)));
  const points = pins.map(project);
  const clustered = ({ pixels, ratio }: (typeof sizes)['wide']) => {
    const box = boxFor(points, area, ratio(view));
    return { box, pixels, clusters: clustersIn(pins, box, pixels) };
  };
  const [narrow, wide] = [clustered(sizes.narrow), clustered(sizes.wide)];
  const alone = [...narrow.clusters, ...wide.clusters].flatMap((cluster) =>
    cluster.pins.length === 1 ? cluster.pins.map(({ id }) => id) : [],
  );
  const properties = all ?? (await mapPropertiesOf(listing, [...new Set(alone)]));
  const byId = new Map(properties.map((property) => [property.id, property]));
  const hrefs = hrefsOf(listing);
  // References are listed whatever the area, so a closer map would be the same.
  const isWider = area !== undefined && !pins.every((pin) => contains(area, pin));
  const circleHrefs = isWider ? { ...hrefs, area: hrefs.place } : hrefs;
  const cities = catalogue.cities(language).map(({ name, position }) => ({ name, ...position }));
  const places = withTowns(cities, language);
  const draw = ({ box, pixels, clusters }: typeof wide) => {
    const words = { hrefs: circleHrefs, clusterLabel: labels.cluster, isParted: partsCloser(box, pixels) };
    const lookOf = (cluster: (typeof clusters)[number]) => {
      const [pin] = cluster.pins;
      const property = cluster.pins.length === 1 ? byId.get(pin?.id ?? '') : undefined;
      return property ? pinMark(property) : toMap(clusterMark(cluster, words));
    };
    return drawClusters({ clusters, lookOf, places, polygon }, box, pixels);
  };
  const title = labels.title(pins.length);
  return {
    id: mapId,
    view,
    title,
    notes: [
      ...(all ? [] : [labels.manyNote]),
      ...(pins.some(({ isExact }) => !isExact) ? [labels.nearNote] : []),
    ],
    narrow: draw(narrow),
    wide: draw(wide),
    marker: houseMarker,
    moveLabels: labels.moves,
    moveHrefs: moveHrefsOf(wide.box, hrefs.area, area !== undefined),
    wholeArea: area && {
      label: labels.wholeArea,
      ...toMap({ href: hrefs.anywhere }),
    },
    frame: all && {
      src: mapFramePath(language),
      title,
      message: messageOf(listing, all, { title, hrefs: circleHrefs, area }),
      preview: { view: labels.view, close: labels.close },
    },
  };
}

type Told = Pick<MapMessage, 'hrefs' | 'area'> & { title: string };

function messageOf(
  { mapType, address }: Listing,
  properties: readonly MapProperty[],
  { title, hrefs, area }: Told,
): MapMessage {
  return {
    propertyList: properties,
    mapType,
    infoMessage: title,
    customMarker: houseMarker,
    marqueeIgnoreList: ribbonMarquees.filter((marquee) =>
      properties.every((property) => property.marquee !== marquee),
    ),
    hrefs,
    area,
    polygon: address.filters.polygon?.[0],
  };
}

/** Reads no records. */
function pinsOf({ ids, language, catalogue }: Listing): MapPin[] {
  const names = new Map(catalogue.allCities(language).map(({ id, name }) => [id, name]));
  return ids.flatMap((id) => {
    const { position, cityKey = '' } = catalogue.listed(id) ?? {};
    return position ? [{ ...position, id, city: names.get(cityKey) ?? '' }] : [];
  });
}

async function mapPropertiesOf(
  { t, paths, language, catalogue }: Listing,
  ids: readonly string[],
): Promise<MapProperty[]> {
  const labels = mapLabels(t);
  return (await catalogue.located(ids, language)).map(({ property, position, marquee }) => {
    const { id, title, city } = property;
    const price = property.price?.text ?? labels.priceOnRequest;
    const label = [title, city, price, ...(position.isExact ? [] : [labels.near])].join(', ');
    return {
      ...position,
      id,
      href: propertyPath(paths, property, language),
      label,
      city,
      price,
      marquee,
    };
  });
}

const toMap = <Link extends { href: string }>(link: Link): Link => ({
  ...link,
  href: `${link.href}#${mapId}`,
});

function hrefsOf({ path, address: { filters, sort, view } }: Listing) {
  const upToBounds = (wanted: ListView) => {
    const search = listSearch({ filters: { ...filters, bounds: [] }, sort, view: wanted });
    return `${path}${search}${search === '' ? '?' : '&'}bounds=`;
  };
  const anywhere = listSearch({ filters: { ...filters, polygon: [], bounds: [] }, sort, view });
  return { area: upToBounds(view), place: upToBounds('list'), anywhere: path + anywhere };
}

/** Keeps the whole map still: it has nothing beyond its edges. */
function moveHrefsOf(box: Box, upToBounds: string, isPart: boolean): Partial<Record<MapMove, string>> {
  const moves = mapMoves.filter((move) => isPart || move === 'zoomIn');
  const areaAfter = (move: MapMove) => areaOf(moveBox(move, box));
  return Object.fromEntries(
    moves.map((move) => [move, toMap({ href: areaHref(upToBounds, areaAfter(move)) }).href]),
  );
}
