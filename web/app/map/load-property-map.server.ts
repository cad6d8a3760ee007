import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { listPath } from '../paths/build-path.ts';
import type { PathTable } from '../paths/path-table.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';
import { listSearch } from '../properties/filters/list-address.ts';
import type { Position } from '../properties/model/position.ts';
import type { Goal } from '../properties/model/property.ts';
import { areaParameter } from './area-parameter.ts';
import { drawMap } from './drawing/draw-map.ts';
import { areaOf, boxFor, zoomed } from './map-box.ts';
import { project } from './projection.ts';

export type PropertyMapData = NonNullable<ReturnType<typeof loadPropertyMap>>;

type Located = {
  t: Translate;
  paths: PathTable;
  language: LanguageId;
  id: string;
  /** Street, if it is public, and town, as the page has them. */
  place: string;
};

/** Width over height, as `.map-of-one` has it, and the width in CSS pixels for which names are placed. */
const ratio = 16 / 9;
const pixels = 400;
/** Shows about fifty kilometres, so that towns and borders tell where one is. */
const zoom = 0.6;

/** Draws where a property is: its own place, or the centre of the municipality when the address is hidden. */
export function loadPropertyMap({ t, paths, language, id, place }: Located) {
  const [located] = catalogue.located([id], language);
  if (!located) return undefined;
  const { position, property, marquee } = located;
  const { title, city, goal } = property;
  const pin = { ...position, id, href: '', label: title, city, price: '', marquee };
  const towns = catalogue.allCities(language).map(({ name, position: centre }) => ({ name, ...centre }));
  const content = {
    properties: [pin],
    // The own town first, because names that come late find no room.
    places: [...towns.filter(({ name }) => name === city), ...towns.filter(({ name }) => name !== city)],
    hrefs: { area: '', place: '' },
    clusterLabel: () => '',
  };
  return {
    label: t('map.placeOf', { place }),
    drawing: drawMap(content, zoomed(boxFor([project(position)], undefined, ratio), zoom), pixels),
    note: position.isExact ? undefined : t('map.nearNote'),
    nearby: nearbyLink({ t, paths, language, goal, position }),
  };
}

type Nearby = Pick<Located, 't' | 'paths' | 'language'> & { goal: Goal; position: Position };

/** Leads to the map of all that is available around; undefined where that is no more than the property itself. */
function nearbyLink({ t, paths, language, goal, position }: Nearby) {
  const area = areaOf(boxFor([project(position)], undefined, ratio));
  const filters = { bounds: [areaParameter(area)] };
  const count = catalogue.count({ goal, filters });
  if (count < 2) return undefined;
  return {
    href: `${listPath(paths, goal, language)}${listSearch({ filters, view: 'both' })}`,
    label: t('map.nearby', { count }),
  };
}
