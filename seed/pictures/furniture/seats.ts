import { darker, lighter } from '../base/colour.ts';
import { inside } from '../base/frame.ts';
import { cushion, drum, legs, solid } from './forms.ts';
import type { Frame } from '../base/frame.ts';
import type { Random } from '../base/random.ts';
import type { Stage } from '../base/stage.ts';

const PILLOWS = ['#c9a86a', '#a5674f', '#e8dfcd', '#6f8573', '#8795a0', '#d9b9a5', '#5d6b78'] as const;

/** A sofa from its lower left front corner; seats follow from its width. */
export function sofa(
  stage: Stage,
  frame: Frame,
  random: Random,
  words: { width: number; colour: string; legs?: string },
): void {
  const { width, colour } = words;
  const depth = 0.92;
  legs(stage, frame, [width, 0.14, depth], 0.05, words.legs ?? '#5d4632');
  solid(stage, inside(frame, 0, 0.13, 0.1), [width, 0.2, depth - 0.1], darker(colour, 0.1), { soft: 0.02 });
  solid(stage, inside(frame, 0.12, 0.3, depth - 0.24), [width - 0.24, 0.52, 0.22], colour, { soft: 0.06 });
  const seats = Math.max(1, Math.round((width - 0.36) / 0.75));
  const each = (width - 0.36) / seats;
  for (let i = 0; i < seats; i += 1) {
    solid(stage, inside(frame, 0.18 + i * each, 0.31, 0), [each - 0.01, 0.17, depth - 0.24], colour, {
      soft: 0.05,
      top: lighter(colour, 0.06),
    });
    solid(
      stage,
      inside(frame, 0.19 + i * each, 0.46, depth - 0.38),
      [each - 0.03, 0.4, 0.16],
      lighter(colour, 0.03),
      { soft: 0.07 },
    );
  }
  for (const x of [0, width - 0.18])
    solid(stage, inside(frame, x, 0.13, 0.02), [0.18, 0.47, depth - 0.04], colour, { soft: 0.06 });
  const count = random.int(2, 3);
  for (let i = 0; i < count; i += 1) {
    const x = [0.24, width - 0.72, width * 0.46][i] ?? 0.3;
    cushion(
      stage,
      inside(frame, x, 0.47, 0.3 + random.range(0, 0.06)),
      random.range(0.4, 0.48),
      random.pick(PILLOWS),
      random.chance(0.3) ? '#f0e8d8' : undefined,
    );
  }
}

export function armchair(stage: Stage, frame: Frame, colour: string, wood = '#7a5a3c'): void {
  legs(stage, frame, [0.78, 0.2, 0.78], 0.045, wood);
  solid(stage, inside(frame, 0.06, 0.2, 0), [0.66, 0.22, 0.66], colour, {
    soft: 0.06,
    top: lighter(colour, 0.07),
  });
  solid(stage, inside(frame, 0.06, 0.36, 0.6), [0.66, 0.5, 0.16], colour, { soft: 0.08 });
  for (const x of [0, 0.68])
    solid(stage, inside(frame, x, 0.2, 0.05), [0.1, 0.4, 0.68], darker(colour, 0.05), { soft: 0.05 });
}

export function chair(stage: Stage, frame: Frame, words: { colour: string; seat?: string }): void {
  const { colour, seat = colour } = words;
  legs(stage, frame, [0.44, 0.45, 0.44], 0.035, colour);
  solid(stage, inside(frame, 0, 0.44, 0), [0.44, 0.04, 0.44], seat);
  for (const x of [0.005, 0.4]) solid(stage, inside(frame, x, 0.47, 0.4), [0.035, 0.4, 0.035], colour);
  solid(stage, inside(frame, 0.01, 0.68, 0.405), [0.42, 0.18, 0.025], colour);
}

export function stool(stage: Stage, frame: Frame, high: number, colour: string, seat: string): void {
  legs(stage, frame, [0.36, high, 0.36], 0.03, colour);
  drum(stage, inside(frame, 0.18, high, 0.18).origin, {
    top: 0.19,
    bottom: 0.18,
    height: 0.05,
    albedo: seat,
  });
}
