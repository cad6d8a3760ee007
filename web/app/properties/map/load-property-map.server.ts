import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import { listPath, mapFramePath, propertyPath } from '../../content/paths/build-path.ts';
import type { PathTable } from '../../content/paths/path-table.ts';
import type { Catalogue } from '../catalogue/create-catalogue.ts';
import { listSearch } from '../filters/list-address.ts';
import type { Position, PropertyPosition } from '../model/position.ts';
import type { PropertySummary } from '../property/property.ts';
import { areaParameter } from './area-parameter.ts';
import { outlinesIn } from './drawing/clip-outlines.ts';
import { drawMap } from './drawing/draw-map.ts';
import { houseMarker } from './drawing/house-marker.ts';
import type { MapMessage, MapType } from './frame/map-message.ts';
import { type Area, areaOf, boxFor, zoomed } from './map-box.ts';
import type { MapProperty } from './map-property.ts';
import { isDrawn, project } from './projection.ts';

type Loaded = NonNullable<Awaited<ReturnType<typeof loadPropertyMap>>>;
export type PropertyMapData = Omit<Loaded, 'draw'> & ReturnType<Loaded['draw']>;

type Located = {
  t: Translate;
  paths: PathTable;
  language: LanguageId;
  id: string;
  place: string;
  mapType: MapType;
  catalogue: Catalogue;
};

/** Width over height as in `.map-of-one`, and CSS pixels for which names are placed. */
const ratio = 16 / 9;
const pixels = 400;
/** About fifty kilometres, so that towns and borders tell where one is. */
const zoom = 0.6;
/** Degrees of latitude to the edge of the map of tiles: some streets, or a municipality. */
const reach = { exact: 0.004, near: 0.025 };

export async function loadPropertyMap({ t, paths, language, id, place, mapType, catalogue }: Located) {
  const [located] = await catalogue.located([id], language);
  if (!located) return undefined;
  const { position, property, marquee } = located;
  if (mapType !== 'tiles' && !isDrawn(position)) return undefined;
  const { title, city, goal } = property;
  const href = `${propertyPath(paths, property, language)}#location`;
  const pin = { ...position, id, href, label: title, city, price: '', marquee };
  const towns = catalogue.allCities(language).map(({ name, position: centre }) => ({ name, ...centre }));
  const content = {
    properties: [pin],
    // The property's town first, because names that come late find no room.
    places: [...towns.filter(({ name }) => name === city), ...towns.filter(({ name }) => name !== city)],
    hrefs: { area: '', place: '' },
    clusterLabel: () => '',
  };
  const label = t('map.placeOf', { place });
  const box = zoomed(boxFor([project(position)], undefined, ratio), zoom);
  return {
    label,
    /** Slow: looks at all coasts and borders, so call it only for a map that is shown. */
    draw: () => ({ drawing: drawMap(content, box, pixels), outlines: outlinesIn(box) }),
    note: position.isExact ? undefined : t('map.nearNote'),
    nearby: nearbyLink({ t, paths, language, goal, position, catalogue }),
    /** Undefined where the drawing is all there is. */
    frame:
      mapType === 'tiles'
        ? {
            src: mapFramePath(language),
            title: label,
            message: messageOf({ paths, language, goal, pin, label }),
          }
        : undefined,
  };
}

type Told = Pick<Located, 'paths' | 'language'> & Goal & { pin: MapProperty; label: string };

/** Moving the map searches the list of the property's goal. */
function messageOf({ paths, language, goal, pin, label }: Told): MapMessage {
  const area = `${listPath(paths, goal, language)}${listSearch({ filters: {}, view: 'both' })}&bounds=`;
  return {
    propertyList: [pin],
    mapType: 'tiles',
    infoMessage: label,
    customMarker: houseMarker,
    marqueeIgnoreList: [],
    hrefs: { area, place: area },
    area: areaRound(pin),
  };
}

function areaRound({ latitude, longitude, isExact }: PropertyPosition): Area {
  const high = isExact ? reach.exact : reach.near;
  const wide = (high * ratio) / Math.cos((latitude * Math.PI) / 180);
  return {
    south: latitude - high,
    north: latitude + high,
    west: longitude - wide,
    east: longitude + wide,
  };
}

type Goal = Pick<PropertySummary, 'goal'>;

type Nearby = Pick<Located, 't' | 'paths' | 'language' | 'catalogue'> & Goal & { position: Position };

/** Undefined where nothing else is available around. */
function nearbyLink({ t, paths, language, goal, position, catalogue }: Nearby) {
  const area = areaOf(boxFor([project(position)], undefined, ratio));
  const filters = { bounds: [areaParameter(area)] };
  const count = catalogue.count({ goal, filters });
  if (count < 2) return undefined;
  return {
    href: `${listPath(paths, goal, language)}${listSearch({ filters, view: 'both' })}`,
    label: t('map.nearby', { count }),
  };
}
