import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Polygon, Topology } from 'topojson-specification';
import { drawn } from '../projection.ts';

/**
 * Draws coasts, borders and provinces from Natural Earth: `node web/app/properties/map/outlines/draw-outlines.ts` writes them beside
 * this file, with `--check` it only says whether they are fresh.
 */
type Shapes = GeometryCollection<{ name: string }>;
type Source = Topology<Record<string, Shapes>>;

/** ISO numbers of the countries in the drawing. */
const countries = ['056', '442', '528', '276', '250', '826'];
const [belgium = '', luxembourg = ''] = countries;

/** Square degrees; corners of smaller triangles are left out. */
const smallest = { world: 0.00004, provinces: 0.000008 };

const corners = {
  type: 'MultiPoint' as const,
  coordinates: [
    [drawn.west, drawn.south],
    [drawn.east, drawn.north],
  ],
};
const projection = geoMercator().fitWidth(drawn.width, corners);
const [[left, top], [right, bottom]] = geoPath(projection).bounds(corners);
projection.clipExtent([
  [left, top],
  [right, bottom],
]);
const draw = geoPath(projection).digits(0);

/** Spells each line relative to the point before: half the bytes. */
function relative(absolute: string): string {
  let [x, y] = [0, 0];
  return absolute.replace(/([MLZ])(?:(-?\d+),(-?\d+))?/g, (_, command: string, toX = '', toY = '') => {
    if (command === 'Z') return 'z';
    const [dx, dy] = [Number(toX) - x, Number(toY) - y];
    const start = command === 'M' ? `M${toX},${toY}` : '';
    [x, y] = [Number(toX), Number(toY)];
    if (start) return `${start}l`;
    return dx === 0 && dy === 0 ? '' : `${String(dx)},${String(dy)} `;
  });
}

function pathOf(shape: GeoPermissibleObjects): string {
  return relative(draw(shape) ?? '')
    .replaceAll(/ (?=[zM]|$)/g, '')
    .replaceAll(/[ ,]-/g, '-');
}

async function readSimplified(file: string, smallestCorner: number): Promise<Source> {
  const whole = JSON.parse(await readFile(file, 'utf8')) as Source;
  return simplify(presimplify(whole), smallestCorner);
}

async function drawOutlines() {
  const { resolve } = createRequire(import.meta.url);
  const world = await readSimplified(resolve('world-atlas/countries-10m.json'), smallest.world);
  const provinces = await readSimplified(
    path.join(import.meta.dirname, 'provinces.json'),
    smallest.provinces,
  );
  const all = world.objects['countries']?.geometries.filter(({ id }) => countries.includes(String(id))) ?? [];
  const home = all.filter(({ id }) => id === belgium || id === luxembourg) as Polygon[];
  return {
    height: Math.ceil(bottom),
    land: pathOf(merge(world, all as Polygon[])),
    home: home.map((country) => pathOf(feature(world, country))).join(''),
    borders: pathOf(mesh(world, { type: 'GeometryCollection', geometries: all }, (a, b) => a !== b)),
    provinces: pathOf(mesh(provinces, provinces.objects['bel'], (a, b) => a !== b)),
  };
}

const file = path.join(import.meta.dirname, 'outlines.json');
const text = `${JSON.stringify(await drawOutlines(), undefined, 2)}\n`;
if (!process.argv.includes('--check')) {
  await writeFile(file, text);
  console.log(`outlines.json ${String(Math.round(text.length / 1024))} KB`);
} else if (text !== (await readFile(file, 'utf8'))) {
  console.error('outlines.json is out of date: run node web/app/properties/map/outlines/draw-outlines.ts.');
  process.exitCode = 1;
}
