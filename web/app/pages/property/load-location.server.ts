import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { mapTypeOf } from '../../properties/map/frame/load-map-frame.server.ts';
import { loadPropertyMap } from '../../properties/map/load-property-map.server.ts';
import { nearbyLines } from '../../properties/nearby/nearby-lines.ts';
import type { Property } from '../../properties/property/property.ts';
import { streetLine, townLine } from '../../properties/text/street-line.ts';
import { loadSketch } from './sketch/load-sketch.server.ts';

export type LocationData = NonNullable<Awaited<ReturnType<typeof loadLocation>>>;

export async function loadLocation(context: PageContext, property: Property) {
  const { platform, site, language } = context;
  const { catalogue, settings } = platform;
  const { id, address, mainType, nearby } = property;
  const t = serverText(site, language);
  const street = address && streetLine(address, mainType, language);
  const map = await loadPropertyMap({
    t,
    paths: site.paths,
    language,
    id,
    place: [street, townLine(property)].filter(Boolean).join(', '),
    mapType: mapTypeOf(settings),
    catalogue,
  });
  return (
    map && {
      map,
      /** Drawn in place of a map of the region where there are no tiles. */
      sketch: map.frame ? undefined : loadSketch(property, { t, cities: catalogue.allCities(language) }),
      neighbourhood: neighbourhoodOf(context, property),
      nearby: { title: t('nearby.title'), lines: nearbyLines(nearby, t) },
      needs: map.frame ? { sources: { frame: ["'self'"] } } : {},
    }
  );
}

/** Undefined where the address is hidden, because a neighbourhood would narrow its place down. */
function neighbourhoodOf({ platform, language }: PageContext, { address, neighbourhoodId }: Property) {
  if (!address) return undefined;
  return platform.catalogue.neighbourhoods(language).find(({ id }) => id === neighbourhoodId);
}
