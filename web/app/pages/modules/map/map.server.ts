import { readCoordinates } from 'schemas/rules/coordinates.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { addressIn } from '../../../properties/catalogue/address-in.ts';
import { outlinesIn } from '../../../properties/map/drawing/clip-outlines.ts';
import { drawMap } from '../../../properties/map/drawing/draw-map.ts';
import { withTowns } from '../../../properties/map/drawing/towns.ts';
import { boxFor, zoomed } from '../../../properties/map/map-box.ts';
import { routeAddress } from '../../../properties/map/route-address.ts';
import { project } from '../../../properties/map/projection.ts';
import type { Translate } from '../../../content/i18n/translate.ts';
import type { ModuleContext } from '../module-contract.ts';

const officeFields = `_id, name, address, coordinates` as const;

export const mapProjection = `_type == "mapModule" => {
  "source": {
    "places": places[]{_key, coordinates, ${localized('name')}},
    "picked": offices[@->status == "published"]->{${officeFields}},
    "all": *[_type == "office" && status == "published" && coalesce(count(^.offices), 0) + coalesce(count(^.places), 0) == 0] | order(order asc, name asc){
      ${officeFields}
    }
  }
}` as const;

type Source = ModuleOf<'mapModule'>['source'];
type Place = ReturnType<typeof officePlace>;

/** Width over height of the component, and the width in CSS pixels for which names are placed. */
const ratio = 16 / 9;
const pixels = 320;
/** Leaves room around the places, so that towns and borders show where they are. */
const zoom = { one: 0.6, several: 0.75 };

export function loadMap({ source, title }: ModuleOf<'mapModule'>, context: ModuleContext) {
  const picked = source.picked ?? [];
  const offices = picked.length > 0 ? picked : source.all;
  const places = [
    ...offices.map((office) => officePlace(office, context)),
    ...(source.places ?? []).map(ownPlace),
  ].filter(({ name, position }) => name !== '' && position !== undefined);
  return places.length === 0
    ? undefined
    : { places: places.map(shown), ...drawnOnce(places, title, context) };
}

function officePlace({ _id, name, address, coordinates }: Source['all'][number], context: ModuleContext) {
  const { language, catalogue } = context;
  const written = addressIn(address, context);
  const town = [written?.zip, written?.city].filter(Boolean).join(' ');
  const exact = readCoordinates(coordinates);
  return {
    key: _id,
    name: (name === address?.city ? written?.city : name) ?? '',
    lines: [written?.street, town].filter((line): line is string => Boolean(line)),
    position: exact ?? catalogue.city(`${address?.city ?? ''}|${address?.zip ?? ''}`, language)?.position,
    isExact: exact !== undefined,
  };
}

function ownPlace({ _key, name, coordinates }: NonNullable<Source['places']>[number]): Place {
  const position = readCoordinates(coordinates);
  return { key: _key, name: name ?? '', lines: [], position, isExact: true };
}

/** Prefers the address, which leads to its own street even if the map only has the centre of its town. */
function shown({ key, name, lines, position }: Place) {
  const destination =
    lines.length > 0 ? lines.join(', ') : `${String(position?.latitude)},${String(position?.longitude)}`;
  return { key, name, lines, route: routeAddress(destination) };
}

/** Bounded by the number of maps that editors placed; dropped when texts change. */
const known = new WeakMap<Translate, Map<string, ReturnType<typeof drawn>>>();

function drawnOnce(places: readonly Place[], title: string | null, context: ModuleContext) {
  const drawings = known.get(context.t) ?? new Map<string, ReturnType<typeof drawn>>();
  known.set(context.t, drawings);
  const key = JSON.stringify([title, places]);
  const drawing = drawings.get(key) ?? drawn(places, title, context);
  drawings.set(key, drawing);
  return drawing;
}

function drawn(places: readonly Place[], title: string | null, { t, language }: ModuleContext) {
  const properties = places.flatMap(({ key, name, position, isExact }) =>
    position
      ? { ...position, id: key, href: '', label: name, city: name, price: '', marquee: 0, isExact }
      : [],
  );
  const box = zoomed(
    boxFor(properties.map(project), undefined, ratio),
    places.length === 1 ? zoom.one : zoom.several,
  );
  const content = {
    properties,
    places: withTowns([], language),
    hrefs: { area: '', place: '' },
    clusterLabel: () => '',
  };
  const names = new Intl.ListFormat(language).format(places.map(({ name }) => name));
  return {
    drawing: drawMap(content, box, pixels),
    outlines: outlinesIn(box),
    label: t('map.placeOf', { place: title ?? names }),
    way: t('visit.route'),
  };
}
