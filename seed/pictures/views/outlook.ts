import { cameraOf } from '../base/camera.ts';
import { darker } from '../base/colour.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { Stage } from '../base/stage.ts';
import { balcony } from '../buildings/balcony.ts';
import { hourFor } from '../nature/hours.ts';
import { paintSky } from '../nature/sky.ts';
import { snowLies } from '../street/setting.ts';
import { planter } from '../street/props.ts';
import { formatOf, textHint } from '../words.ts';
import type { Hour } from '../nature/hours.ts';
import type { Hints } from '../words.ts';
import type { Random } from '../base/random.ts';

export type Outlook = {
  stage: Stage;
  hour: Hour;
  snow: boolean;
  random: Random;
  eye: number;
  leaf: string;
  winter: boolean;
};

const HEIGHTS: Record<string, number> = { street: 1.8, 'first-floor': 5.2, 'third-floor': 11.5, roof: 17 };

/** The viewer's place for a view: how high, which way, and the sky over it. */
export function outlookFor(
  hints: Hints,
  random: Random,
  words: {
    view?: number;
    horizon?: readonly [number, number];
    turn?: readonly [number, number];
    eye?: number;
  } = {},
): Outlook {
  const hour = hourFor(hints, random.fork('hour'), { dusk: true });
  const eye = words.eye ?? HEIGHTS[textHint(hints, 'height')] ?? 5;
  const wide = hints.format === 'wide';
  const [high, low] = wide ? [0.6, 0.66] : (words.horizon ?? (eye > 8 ? [0.34, 0.44] : [0.46, 0.58]));
  const camera = cameraOf({
    eye: [0, eye, 0],
    turn: random.range(...(words.turn ?? [-14, 14])),
    view: (words.view ?? random.range(52, 66)) + (wide ? 8 : 0),
    horizon: random.range(high, low),
    ...formatOf(hints),
  });
  const stage = new Stage(camera, { ...hour.light, hazeFrom: 40, hazeDepth: 260 }, random);
  paintSky(stage, random.fork('sky'), hour);
  const leaf =
    hour.season === 'autumn'
      ? '#94803f'
      : hour.season === 'winter'
        ? '#6f735a'
        : hour.season === 'spring'
          ? '#7f9a55'
          : '#5f7a4a';
  return { stage, hour, snow: snowLies(hour, random), random, eye, leaf, winter: hour.season === 'winter' };
}

/** The viewer's side: a railing, a parapet or a terrace at the foot of the picture. */
export function foreground(
  { stage, random, eye, leaf }: Outlook,
  kind: 'none' | 'ironwork' | 'glass' | 'parapet',
): void {
  if (kind === 'none' || eye < 3) return;
  const turn = Math.asin(stage.camera.ahead[0]) * (180 / Math.PI);
  const frame = frameAt([0, eye - 1.62, 0], turn);
  const out = random.range(1.7, 2.1);
  const at = (x: number, z: number) =>
    frameAt(
      [
        stage.camera.ahead[0] * z + stage.camera.right[0] * x,
        eye - 1.62,
        stage.camera.ahead[2] * z + stage.camera.right[2] * x,
      ],
      turn,
    );
  if (kind === 'parapet') {
    stage.face(frontSheet(at(-6, out), 0, 0, 0), box2(0, 0, 12, 0.9), (pen) => {
      pen.fill(pen.outline, pen.tone('#c9bda6'));
      pen.block(0, 0.84, 12, 0.92, 0.06, darker('#c9bda6', 0.1));
    });
    for (const x of [-1.5, 1.1])
      planter(stage, at(x, out - 0.45), random, {
        leaf,
        size: 0.42,
        flowers: random.pick(['#d9a3b0', '#efe6d8', '#b49ac6']),
      });
    return;
  }
  balcony(
    stage,
    { ...frame, origin: at(-5, out).origin },
    {
      x: 0,
      y: 0,
      width: 10,
      out: 0.02,
      rail: kind,
      slab: '#b9b2a4',
      railColour: kind === 'glass' ? '#6b6f70' : '#2e3235',
    },
  );
}

/** Adds the foreground and gives the picture. */
export function finishView(view: Outlook, kind: Parameters<typeof foreground>[1] = 'none'): string {
  foreground(view, kind);
  return view.stage.finish();
}
