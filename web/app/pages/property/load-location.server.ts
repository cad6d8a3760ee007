import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { mapTypeOf } from '../../properties/map/frame/load-map-frame.server.ts';
import { loadPropertyMap } from '../../properties/map/load-property-map.server.ts';
import { nearbyLines } from '../../properties/nearby/nearby-lines.ts';
import type { Property } from '../../properties/property/property.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { loadSketch } from './sketch/load-sketch.server.ts';

export type LocationData = NonNullable<Awaited<ReturnType<typeof loadLocation>>>;

/** Draws the map if no sketch takes its place, or if a page asks for it. */
export async function loadLocation(
  context: PageContext,
  property: Property,
  { drawsMap }: { drawsMap: boolean },
) {
  const { platform, site, language } = context;
  const { catalogue, settings } = platform;
  const { id, address, mainType, nearby } = property;
  const t = serverText(site, language);
  const street = address && streetLine(address, mainType, language);
  const found = await loadPropertyMap({
    t,
    paths: site.paths,
    language,
    id,
    place: [street, townLine(property)].filter(Boolean).join(', '),
    mapType: mapTypeOf(settings),
    catalogue,
  });
  if (!found) return undefined;
  const { draw, ...map } = found;
  const sketch = map.frame ? undefined : loadSketch(property, { t, cities: catalogue.allCities(language) });
  return {
    map,
    /** Drawn instead of a map of the region if there are no tiles. */
    sketch,
    drawn: sketch && !drawsMap ? undefined : { ...map, ...draw() },
    neighbourhood: neighbourhoodOf(context, property),
    nearby: { title: t('nearby.title'), lines: nearbyLines(nearby, t) },
    needs: map.frame ? { sources: { frame: ["'self'"] } } : {},
  };
}

/** Undefined if the address is hidden, because a neighbourhood would narrow down its location. */
function neighbourhoodOf({ platform, language }: PageContext, { address, neighbourhoodId }: Property) {
  return address && platform.catalogue.neighbourhood(neighbourhoodId, language);
}
