import { lighter } from '../../base/colour.ts';
import { box2 } from '../../base/sheet.ts';
import { clad } from '../../surfaces/cover.ts';
import { arcadeBay, entrance, frenchRail, loggia, shopBay } from './ground-floor.ts';
import { floorAt, hasBalcony } from './flats-words.ts';
import type { Bay, FlatsWords, Measures } from './flats-words.ts';
import type { Opening } from '../../openings/window.ts';
import type { Pen } from '../../base/pen.ts';
import type { Random } from '../../base/random.ts';
import type { Trim, WallPlan } from '../wall.ts';

type Strip = { u: number; width: number; sill: number; height: number };

/** Openings of one bay on one storey, measured from its lower left corner in metres. */
function openingsOf(kind: Bay, words: FlatsWords): Strip[] {
  const { bay, storey } = words;
  const middle = (width: number, sill: number, height: number): Strip => ({
    u: (bay - width) / 2,
    width,
    sill,
    height,
  });
  if (kind === 'wide') return [middle(bay * 0.74, 0.9, storey * 0.5)];
  if (kind === 'pair')
    return [0.14, 0.56].map((part) => ({
      u: bay * part,
      width: bay * 0.3,
      sill: 0.16,
      height: storey * 0.79,
    }));
  if (kind === 'balcony') return [middle(bay * 0.76, 0.06, storey * 0.8)];
  if (kind === 'stair') return [middle(Math.min(1.3, bay * 0.4), 0.42, storey * 0.66)];
  return kind === 'window' ? [middle(Math.min(1.5, bay * 0.46), 0.82, storey * 0.56)] : [];
}

/** The street front of a block of flats. */
export function flatsFront(words: FlatsWords, m: Measures, seed: Random): WallPlan {
  const { rhythm, cover, window, bay, storey } = words;
  const windows: Opening[] = [];
  const panels: [number, number, number, number][] = [];
  const rails: [number, number, number, number][] = [];
  const loggias: [number, number, number, number][] = [];
  const deep = { ...window, sill: undefined, lintel: undefined, transom: false, bars: [1, 1] as const };
  for (let floor = 0; floor < m.full; floor += 1)
    rhythm.forEach((kind, at) => {
      const ground = floor === 0;
      if (ground && (at === words.entrance || words.ground !== 'homes')) return;
      if (kind === 'bow' && !ground) return;
      const y = floorAt(words, m, floor);
      if (kind === 'loggia' && !ground) {
        loggias.push([at * bay + bay * 0.07, y + 0.06, (at + 1) * bay - bay * 0.07, y + storey * 0.9]);
        return;
      }
      const plain = kind === 'balcony' && !hasBalcony(words, at, floor);
      const strips = openingsOf(
        ground ? (kind === 'stair' ? 'window' : kind === 'pair' ? 'pair' : 'wide') : plain ? 'wide' : kind,
        words,
      );
      for (const { u, width, sill, height } of strips) {
        const low = ground ? Math.max(sill, 0.55) : sill;
        const [left, v] = [at * bay + u, y + low];
        const tall = height - (ground ? Math.max(0, 0.55 - sill) : 0);
        const style = sill < 0.5 && kind !== 'stair' ? deep : window;
        windows.push({
          u: left,
          v,
          width,
          height: tall,
          style: kind === 'balcony' && !plain ? { ...deep, lights: 3 } : style,
        });
        if (kind === 'pair' && !ground) rails.push([left, v, left + width, v + height]);
        if (
          words.accent &&
          !ground &&
          floor < m.full - 1 &&
          (kind === 'window' || kind === 'pair' || kind === 'wide')
        )
          panels.push([left, v + height, left + width, y + storey + sill]);
      }
    });
  const from = words.entrance * bay + bay / 2;
  const trims: Trim[] = [
    { box: [0, 0, from - 1.5, 0.42], out: 0.05, colour: words.base?.trim ?? '#7f8386' },
    { box: [from + 1.5, 0, m.width, 0.42], out: 0.05, colour: words.base?.trim ?? '#7f8386' },
    { box: [0, m.ground - 0.16, m.width, m.ground + 0.06], out: 0.08, colour: lighter(cover.trim, 0.06) },
  ];
  if (words.bands)
    for (let floor = 2; floor < m.full; floor += 1) {
      const y = floorAt(words, m, floor);
      trims.push({ box: [0, y - 0.14, m.width, y + 0.06], out: 0.05, colour: cover.trim });
    }
  trims.push(
    {
      box: [-0.05, m.height - 0.18, m.width + 0.05, m.height + 0.06],
      out: 0.14,
      colour: lighter(cover.trim, 0.1),
    },
    {
      box: [from - 1.75, Math.min(2.95, m.ground - 0.3), from + 1.75, Math.min(3.1, m.ground - 0.15)],
      out: 1.1,
      colour: '#5b5f61',
    },
  );
  const inlay = (pen: Pen): void => {
    const own = seed.fork('ground');
    if (words.base) clad(pen, own, words.base, box2(0, 0, m.width, m.ground), 0.8);
    for (const panel of panels) pen.rect(...panel, pen.tone(words.accent ?? cover.albedo));
    for (const box of loggias) loggia(pen, own, box, words);
    rhythm.forEach((_, at) => {
      if (at === words.entrance) return;
      if (words.ground === 'shops') shopBay(pen, own, at, words, m);
      if (words.ground === 'arcade') arcadeBay(pen, own, at, words, m);
    });
    entrance(pen, own, words, m);
  };
  return {
    cover: (pen) => clad(pen, seed.fork('cover'), cover),
    windows,
    trims,
    inlay,
    over: (pen) => {
      for (const rail of [...rails, ...loggias]) frenchRail(pen, rail, words);
    },
  };
}
