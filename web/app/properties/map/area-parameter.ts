import type { Position } from '../model/position.ts';
import type { Area } from './map-box.ts';

const decimals = 4;
const unit = 10 ** -decimals;
const near = (degrees: number) => Number(degrees.toFixed(decimals));

function floor(degrees: number): number {
  const nearest = near(degrees);
  return nearest > degrees ? near(nearest - unit) : nearest;
}

function ceil(degrees: number): number {
  const nearest = near(degrees);
  return nearest < degrees ? near(nearest + unit) : nearest;
}

/** Rounds outwards, so that points on the edge stay inside. */
function roundedArea({ south, west, north, east }: Area): Area {
  const rounded = { south: floor(south), west: floor(west), north: ceil(north), east: ceil(east) };
  if (rounded.south === rounded.north) rounded.north = near(rounded.north + unit);
  if (rounded.west === rounded.east) rounded.east = near(rounded.east + unit);
  return rounded;
}

export function areaParameter(area: Area): string {
  const { south, west, north, east } = roundedArea(area);
  return [south, west, north, east].map((degrees) => degrees.toFixed(decimals)).join(',');
}

export function readArea(parameter: string): Area | undefined {
  const [south, west, north, east] = parameter.split(',').map(Number);
  if (south === undefined || west === undefined || north === undefined || east === undefined)
    return undefined;
  return { south, west, north, east };
}

export function contains({ south, west, north, east }: Area, { latitude, longitude }: Position): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

export function areaAround(positions: readonly Position[]): Area {
  const area = { south: Infinity, west: Infinity, north: -Infinity, east: -Infinity };
  for (const { latitude, longitude } of positions) {
    area.south = Math.min(area.south, latitude);
    area.west = Math.min(area.west, longitude);
    area.north = Math.max(area.north, latitude);
    area.east = Math.max(area.east, longitude);
  }
  return roundedArea(area);
}
