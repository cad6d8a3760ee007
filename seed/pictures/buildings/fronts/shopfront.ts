import { darker, lighter } from '../../base/colour.ts';
import { box2 } from '../../base/sheet.ts';
import { glass } from '../../openings/glass.ts';
import { niche } from '../../openings/niche.ts';
import type { Pen } from '../../base/pen.ts';
import type { Random } from '../../base/random.ts';

/** Timber shopfront on a ground floor: stallriser, large panes, recessed door, and a fascia without lettering. */
export function shopfront(
  pen: Pen,
  random: Random,
  words: { width: number; height: number; paint: string },
): void {
  const { width, height, paint } = words;
  const top = height - 0.55;
  pen.rect(0.1, 0, width - 0.1, height, pen.tone(paint));
  pen.rect(0.1, top + 0.06, width - 0.1, height - 0.08, pen.tone(darker(paint, 0.25)));
  pen.rect(0.3, top + 0.16, width - 0.3, height - 0.18, pen.tone(lighter(paint, 0.12)));
  const doorAt = random.pick([0.12, 0.4, 0.68]) * width;
  const spans: [number, number][] = [
    [0.3, doorAt - 0.1],
    [doorAt + 1.2, width - 0.3],
  ];
  for (const [from, to] of spans) {
    if (to - from < 0.6) continue;
    niche(pen, box2(from, 0.62, to, top), 0.1, paint, (back) => {
      back.fill(box2(from, 0.62, to, top), back.tone(paint));
      const count = Math.max(1, Math.round((to - from) / 1.5));
      const step = (to - from) / count;
      const panes = Array.from({ length: count }, (_, i) =>
        box2(from + i * step + 0.05, 0.68, from + (i + 1) * step - 0.05, top - 0.05),
      );
      glass(
        back,
        random,
        panes,
        random.pick(['plants', 'none']),
        pen.stage.light.lamps ? { lit: true } : { sky: 0.15 },
      );
    });
  }
  niche(pen, box2(doorAt, 0.05, doorAt + 1.1, top), 0.5, paint, (back) => {
    back.fill(box2(doorAt, 0.05, doorAt + 1.1, top), back.tone(darker(paint, 0.15)));
    glass(
      back,
      random,
      [
        box2(doorAt + 0.14, 0.8, doorAt + 0.96, top - 0.75),
        box2(doorAt + 0.06, top - 0.6, doorAt + 1.04, top - 0.08),
      ],
      'none',
      { sky: 0.3 },
    );
  });
}
