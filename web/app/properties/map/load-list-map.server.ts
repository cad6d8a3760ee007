import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { mapFramePath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { type ListAddress, listSearch, type ListView } from '../filters/list-address.ts';
import { contains, readArea } from './area-parameter.ts';
import {
  areaHref,
  clusterMark,
  clustersIn,
  drawClusters,
  type MapContent,
  partsCloser,
  pinMark,
} from './drawing/draw-map.ts';
import { houseMarker } from './drawing/house-marker.ts';
import { mapLabels } from './map-labels.server.ts';
import type { MapMessage, MapType } from './frame/map-message.ts';
import { areaOf, type Box, boxFor } from './map-box.ts';
import { type MapStep, mapSteps, takeStep } from './map-controls.tsx';
import type { MapPin, MapProperty } from './map-property.ts';
import { project } from './projection.ts';

export type ListMapData = NonNullable<Awaited<ReturnType<typeof loadListMap>>>;

type Listing = {
  t: Translate;
  paths: PathTable;
  language: LanguageId;
  path: string;
  address: ListAddress;
  /** References of the whole list. */
  ids: readonly string[];
  mapType: MapType;
  catalogue: Catalogue;
};

/** Ratio of width to height and the width in CSS pixels for which pins are joined. */
const sizes = {
  narrow: { pixels: 280, ratio: () => 1 },
  wide: { pixels: 560, ratio: (view: ListView) => (view === 'both' ? 1 : 16 / 9) },
};

const ribbonMarquees = [2, 3, 4];

/** More would make a long page and a slow frame; a map of more is drawn only, and its circles lead to fewer. */
const mostInFrame = 500;

/** Undefined when only the list is shown. The map holds all pages of the list, and nothing else. */
export async function loadListMap(listing: Listing) {
  const { t, language, address, ids, catalogue } = listing;
  const { view } = address;
  if (view === 'list') return undefined;
  const labels = mapLabels(t);
  const all = ids.length > mostInFrame ? undefined : await mapPropertiesOf(listing, ids);
  const pins: readonly MapPin[] = all ?? pinsOf(listing);
  const area = readArea(address.filters.bounds?.[0] ?? '');
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
  const places = catalogue.cities(language).map(({ name, position }) => ({ name, ...position }));
  const draw = ({ box, pixels, clusters }: typeof wide) => {
    const words = { hrefs: circleHrefs, clusterLabel: labels.cluster, isParted: partsCloser(box, pixels) };
    const lookOf = (cluster: (typeof clusters)[number]) => {
      const [pin] = cluster.pins;
      const property = cluster.pins.length === 1 ? byId.get(pin?.id ?? '') : undefined;
      return property ? pinMark(property) : clusterMark(cluster, words);
    };
    return drawClusters({ clusters, lookOf, places }, box, pixels);
  };
  const title = labels.title(pins.length);
  return {
    view,
    title,
    notes: [
      ...(all ? [] : [labels.manyNote]),
      ...(pins.some(({ isExact }) => !isExact) ? [labels.nearNote] : []),
    ],
    narrow: draw(narrow),
    wide: draw(wide),
    marker: houseMarker,
    stepLabels: labels.steps,
    stepHrefs: stepHrefsOf(wide.box, hrefs.area, area !== undefined),
    wholeArea: area && {
      label: labels.wholeArea,
      href: `${listing.path}${listSearch(withoutArea(address))}`,
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
  { mapType }: Listing,
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

function withoutArea({ filters, sort, view }: ListAddress) {
  return { filters: { ...filters, bounds: [] }, sort, view };
}

function hrefsOf({ path, address }: Listing): MapContent['hrefs'] {
  const upToBounds = (view: ListView) => {
    const search = listSearch({ ...withoutArea(address), view });
    return `${path}${search}${search === '' ? '?' : '&'}bounds=`;
  };
  return { area: upToBounds(address.view), place: upToBounds('list') };
}

/** Moves only a map of a part: the whole one has nothing beyond its edges. */
function stepHrefsOf(box: Box, upToBounds: string, isPart: boolean): Partial<Record<MapStep, string>> {
  const steps = mapSteps.filter((step) => isPart || step === 'zoomIn');
  return Object.fromEntries(steps.map((step) => [step, areaHref(upToBounds, areaOf(takeStep(step, box)))]));
}
