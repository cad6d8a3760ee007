import { type Box, areaOf } from '../map-box.ts';

export type Scale = { kilometres: number; percent: number };

const kilometresPerDegree = 111.32;
const lengths = [1, 2, 5, 10, 20, 50, 100, 200];

/** The longest round distance within a fifth of the map's width. */
export function scaleOf(box: Box): Scale {
  const { south, west, north, east } = areaOf(box);
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const width = (east - west) * kilometresPerDegree * Math.cos(middle);
  const kilometres = lengths.findLast((length) => length <= width / 5) ?? 1;
  return { kilometres, percent: Math.round((kilometres / width) * 1000) / 10 };
}
