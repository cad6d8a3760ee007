import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { mapFramePath, propertyPath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';
import { type ListAddress, listSearch, type ListView } from '../properties/filters/list-address.ts';
import { readArea } from './area-parameter.ts';
import { areaHref, drawMap, type MapContent } from './drawing/draw-map.ts';
import { houseMarker } from './drawing/house-marker.ts';
import { mapLabels } from './map-labels.server.ts';
import type { MapMessage, MapType } from './frame/map-message.ts';
import { areaOf, type Box, boxFor } from './map-box.ts';
import { type MapStep, mapSteps, takeStep } from './map-controls.tsx';
import type { MapProperty } from './map-property.ts';
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
};

/** Ratio of width to height and the width in CSS pixels for which pins are joined. */
const sizes = {
  narrow: { pixels: 280, ratio: () => 1 },
  wide: { pixels: 560, ratio: (view: ListView) => (view === 'both' ? 1 : 16 / 9) },
};

const ribbonMarquees = [2, 3, 4];

/** Undefined when only the list is shown. The map holds all pages of the list, and nothing else. */
export async function loadListMap(listing: Listing) {
  const { t, language, address, mapType } = listing;
  const { view } = address;
  if (view === 'list') return undefined;
  const labels = mapLabels(t);
  const properties = await mapPropertiesOf(listing);
  const hrefs = hrefsOf(listing);
  const places = catalogue.cities(language).map(({ name, position }) => ({ name, ...position }));
  const area = readArea(address.filters.bounds?.[0] ?? '');
  const content: MapContent = { properties, places, hrefs, clusterLabel: labels.cluster };
  const points = properties.map(project);
  const draw = ({ pixels, ratio }: (typeof sizes)['wide']) =>
    drawMap(content, boxFor(points, area, ratio(view)), pixels);
  const wide = draw(sizes.wide);
  const title = labels.title(properties.length);
  const note = properties.some(({ isExact }) => !isExact) ? labels.nearNote : undefined;
  const message: MapMessage = {
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
  return {
    view,
    title,
    note,
    narrow: draw(sizes.narrow),
    wide,
    stepLabels: labels.steps,
    stepHrefs: stepHrefsOf(wide.box, hrefs.area, area !== undefined),
    wholeArea: area && {
      label: labels.wholeArea,
      href: `${listing.path}${listSearch(withoutArea(address))}`,
    },
    frame: { src: mapFramePath(language), title, message },
  };
}

async function mapPropertiesOf({ t, paths, language, ids }: Listing): Promise<MapProperty[]> {
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
  return { area: upToBounds(address.view), place: upToBounds('both') };
}

/** Moves only a map of a part: the whole one has nothing beyond its edges. */
function stepHrefsOf(box: Box, upToBounds: string, isPart: boolean): Partial<Record<MapStep, string>> {
  const steps = mapSteps.filter((step) => isPart || step === 'zoomIn');
  return Object.fromEntries(steps.map((step) => [step, areaHref(upToBounds, areaOf(takeStep(step, box)))]));
}
