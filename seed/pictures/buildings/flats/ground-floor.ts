import { poly, seg } from '../../base/vec.ts';
import { ramp } from '../../base/drawing.ts';
import { darker, lighter, mix } from '../../base/colour.ts';
import { box2 } from '../../base/sheet.ts';
import { glass } from '../../openings/glass.ts';
import { niche } from '../../openings/niche.ts';
import { openingOutline } from '../../openings/outline.ts';
import type { FlatsWords, Measures } from './flats-words.ts';
import type { Pen } from '../../base/pen.ts';
import type { Random } from '../../base/random.ts';

const litOr = (pen: Pen, sky: number): { lit?: boolean; sky?: number } =>
  pen.stage.light.lamps ? { lit: true } : { sky };

/** The way in: a deep timber-lined porch with a glazed door, and a panel of bells and letterboxes beside it. */
export function entrance(pen: Pen, random: Random, words: FlatsWords, m: Measures): void {
  const middle = (words.entrance + 0.5) * words.bay;
  const [half, top] = [Math.min(1.45, words.bay * 0.44), Math.min(2.9, m.ground - 0.35)];
  const [u0, u1] = [middle - half, middle + half];
  const hole = box2(u0, 0.02, u1, top);
  const lining = '#9a7650';
  niche(pen, hole, 0.9, lining, (back) => {
    back.fill(hole, back.tone(mix(words.door, lining, 0.25)));
    glass(
      back,
      random,
      [
        box2(u0 + 0.12, 0.25, middle - 0.62, top - 0.12),
        box2(middle - 0.42, 0.2, middle + 0.42, top - 0.62),
        box2(middle - 0.42, top - 0.5, middle + 0.42, top - 0.12),
      ],
      'none',
      litOr(back, 0.12),
    );
    back.rect(middle + 0.3, 0.95, middle + 0.35, 1.35, '#d8d2c4');
    const [p0, p1] = [u1 - 0.66, u1 - 0.12];
    back.rect(p0, 0.8, p1, 1.75, back.tone('#c3c5c4'));
    const slots: [readonly [number, number], readonly [number, number]][] = [];
    for (let v = 0.92; v < 1.7; v += 0.14)
      for (const u of [p0 + 0.06, (p0 + p1) / 2 + 0.03])
        slots.push([
          [u, v],
          [u + 0.18, v],
        ]);
    back.lines(slots, back.tone('#4b4e50'), Math.max(2, back.unit * 0.03));
  });
}

/** A shop in one bay: stallriser, tall panes, a fascia and a door in some. */
export function shopBay(pen: Pen, random: Random, bay: number, words: FlatsWords, m: Measures): void {
  const { door: paint } = words;
  const [u0, u1] = [bay * words.bay + 0.22, (bay + 1) * words.bay - 0.22];
  const top = m.ground - 0.75;
  const hole = box2(u0, 0.05, u1, top);
  niche(pen, hole, 0.22, paint, (back) => {
    back.fill(hole, back.tone(darker(paint, 0.1)));
    const doored = random.chance(0.5);
    const split = doored ? u0 + 1.05 : u0;
    const panes = [box2(split + 0.08, 0.55, (split + u1) / 2 - 0.03, top - 0.1)];
    panes.push(box2((split + u1) / 2 + 0.03, 0.55, u1 - 0.08, top - 0.1));
    if (doored)
      panes.push(
        box2(u0 + 0.12, 0.3, u0 + 0.95, top - 0.75),
        box2(u0 + 0.12, top - 0.65, u0 + 0.95, top - 0.1),
      );
    glass(back, random, panes, random.pick(['plants', 'none']), litOr(back, 0.12));
  });
  pen.rect(u0 - 0.04, top + 0.08, u1 + 0.04, m.ground - 0.18, pen.tone(paint));
  pen.rect(u0 + 0.25, top + 0.2, u1 - 0.25, m.ground - 0.3, pen.tone(lighter(paint, 0.2)));
}

/** A round arch with glass deep behind it. */
export function arcadeBay(pen: Pen, random: Random, bay: number, words: FlatsWords, m: Measures): void {
  const u = bay * words.bay + words.bay * 0.12;
  const wide = words.bay * 0.76;
  const edge = openingOutline(u, 0, wide, m.ground - 0.45, 'round');
  niche(pen, edge, 1.5, words.cover.albedo, (back) => {
    back.fill(edge, back.fade([0, 0], [0, 3], ramp([0, back.tone('#75695c')], [1, back.tone('#4d463f')])));
    glass(
      back,
      random,
      [
        box2(u + 0.25, 0.35, u + wide / 2 - 0.05, 2.75),
        box2(u + wide / 2 + 0.05, 0.35, u + wide - 0.25, 2.75),
      ],
      random.pick(['plants', 'drapes', 'none']),
      litOr(back, 0.2),
    );
  });
}

/** A balcony that lies within the wall: a deep opening with glass at its back. */
export function loggia(
  pen: Pen,
  random: Random,
  box: readonly [number, number, number, number],
  words: FlatsWords,
): void {
  const [u0, v0, u1, v1] = box;
  const hole = box2(u0, v0, u1, v1);
  niche(pen, hole, 1.5, lighter(words.cover.albedo, 0.12), (back) => {
    back.fill(hole, back.tone(lighter(words.cover.albedo, 0.05)));
    const third = (u1 - u0 - 0.4) / 3;
    glass(
      back,
      random,
      [0, 1, 2].map((i) => box2(u0 + 0.2 + i * third, v0 + 0.1, u0 + 0.14 + (i + 1) * third, v1 - 0.3)),
      random.pick(['none', 'drapes', 'plants']),
      back.stage.light.lamps ? { lit: random.chance(0.7) } : { sky: 0.3 },
    );
  });
}

/** Bars or a pane before an opening that reaches to the floor. */
export function frenchRail(
  pen: Pen,
  box: readonly [number, number, number, number],
  words: FlatsWords,
): void {
  const [u0, v0, u1] = box;
  const high = v0 + 1.02;
  const iron = pen.tone(words.railColour);
  if (words.rail === 'glass') pen.rect(u0, v0, u1, high, pen.tone('#c3d3d6'), { 'fill-opacity': 0.4 });
  else {
    const bars = [];
    for (let u = u0 + 0.06; u < u1; u += 0.12) bars.push(seg([u, v0], [u, high]));
    pen.lines(bars, iron, Math.max(2.5, pen.unit * 0.018));
  }
  pen.fill(
    poly([u0 - 0.04, high - 0.05], [u1 + 0.04, high - 0.05], [u1 + 0.04, high], [u0 - 0.04, high]),
    iron,
  );
}
