import { poly } from '../../base/vec.ts';
import { clad } from '../../surfaces/cover.ts';
import { bow } from '../bow.ts';
import { axes, downpipe, plinth } from '../facade.ts';
import { mix } from '../../base/colour.ts';
import type { Doorway } from '../../openings/door.ts';
import type { Facade, FacadeWords } from '../facade.ts';
import type { Opening, WindowStyle } from '../../openings/window.ts';
import type { Pen } from '../../base/pen.ts';
import type { Trim } from '../wall.ts';
import type { Vec2 } from '../../base/vec.ts';

/** House of the twenties and thirties: a bow over two floors, top lights in small panes, plain lintels. */
export function interwar({ width, storeys, bays, cover, door, random, bow: hasBow }: FacadeWords): Facade {
  const frame = random.pick(['#ece7dc', '#e3ddcf', '#5a4636', '#6d7a70']);
  const style: WindowStyle = {
    frame,
    cheek: cover.albedo,
    lights: 3,
    transom: true,
    bars: [2, 2],
    sill: cover.trim,
    lintel: { colour: mix(cover.albedo, '#3a2a24', 0.3), kind: 'soldier' },
  };
  const bowed = hasBow ?? random.chance(0.6);
  const flip = random.chance(0.5);
  const side = (part: number): number => (flip ? 1 - part : part) * width;
  const main = side(0.36);
  const windows: Opening[] = [];
  const trims: Trim[] = [];
  for (let storey = 0; storey < storeys; storey += 1) {
    const floor = storey * 3.1;
    const covered = bowed && storey < 2 && storey > 0;
    const wide = Math.min(2.3, width * 0.4);
    if (!covered)
      windows.push({
        u: main - wide / 2,
        v: floor + (storey === 0 ? 0.95 : 0.8),
        width: wide,
        height: 1.75,
        style,
      });
    if (storey > 0)
      windows.push({
        u: side(0.78) - 0.5,
        v: floor + 1,
        width: 1,
        height: 1.5,
        style: { ...style, lights: 1 },
      });
  }
  const doors: Doorway[] = [
    {
      u: side(0.78) - 0.5,
      v: 0.4,
      width: 1,
      height: 2.4,
      style: {
        leaf: door,
        cheek: cover.albedo,
        kind: 'glazed',
        head: random.pick(['round', 'flat']),
        surround: cover.trim,
        steps: 2,
        canopy: random.chance(0.4) ? cover.trim : undefined,
      },
    },
  ];
  const height = storeys * 3.1 + 0.5;
  trims.push(
    ...plinth(width, 0.7, cover.trim, doors),
    { box: [0, height - 0.14, width, height + 0.04], out: 0.38, colour: '#dcd5c6' },
    { box: [0, height - 0.4, width, height - 0.3], out: 0.05, colour: cover.trim },
    ...downpipe(flip ? width - 0.08 : 0.08, height),
  );
  const skin = random.chance(0.5)
    ? (pen: Pen): void => pen.fill(pen.outline, pen.tone(frame))
    : (pen: Pen): void => clad(pen, random.fork('bow'), cover, pen.outline, 0.4);
  return {
    height,
    dormer: { ...style, lights: 2 },
    gables: true,
    plan: { cover: (pen) => clad(pen, random.fork('cover'), cover), windows, doors, trims },
    bodies: (stage, frameOf, seed) => {
      if (bowed)
        bow(stage, frameOf, seed, {
          x: main - Math.min(1.3, width * 0.22),
          y: 3.25,
          width: Math.min(2.6, width * 0.44),
          height: storeys > 2 ? 2.75 : 2.6,
          out: 0.75,
          kind: bays % 2 ? 'round' : 'canted',
          cover: skin,
          trim: frame,
          window: style,
        });
    },
  };
}

/** Art nouveau: a wide horseshoe below, a round bow above, bands of glazed brick and a painted frieze under the eaves. */
export function nouveau({ width, storeys, cover, door, random }: FacadeWords): Facade {
  const frame = random.pick(['#4f6a5c', '#7a5a3c', '#5d6f63']);
  const glaze = random.pick(['#6f8f84', '#8aa08c', '#a58a5a']);
  const style: WindowStyle = {
    frame,
    cheek: cover.albedo,
    head: 'round',
    lights: 2,
    transom: true,
    bars: [2, 1],
    sill: '#8d9297',
    lintel: { colour: glaze, kind: 'arch' },
  };
  const [mainAxis, doorAxis] = random.chance(0.5) ? [width * 0.36, width * 0.8] : [width * 0.64, width * 0.2];
  const windows: Opening[] = [
    {
      u: mainAxis - 1.05,
      v: 1.05,
      width: 2.1,
      height: 2.5,
      style: { ...style, head: 'horseshoe', lights: 3 },
    },
  ];
  for (let storey = 1; storey < storeys; storey += 1) {
    const floor = 4 + (storey - 1) * 3.4;
    windows.push({
      u: doorAxis - 0.45,
      v: floor + 0.7,
      width: 0.9,
      height: 2,
      style: { ...style, lights: 1 },
    });
    if (storey > 1)
      for (const shift of [-0.85, 0, 0.85])
        windows.push({
          u: mainAxis + shift - 0.34,
          v: floor + 0.7,
          width: 0.68,
          height: 2 - Math.abs(shift) * 0.35,
          style: { ...style, lights: 1 },
        });
  }
  const doors: Doorway[] = [
    {
      u: doorAxis - 0.55,
      v: 0.45,
      width: 1.1,
      height: 3,
      style: {
        leaf: door,
        cheek: cover.albedo,
        kind: 'glazed',
        head: 'round',
        fanlight: true,
        surround: '#a9adaf',
        steps: 3,
        stone: '#8a9095',
      },
    },
  ];
  const height = 4 + (storeys - 1) * 3.4 + 1.1;
  const bands: Vec2[][] = [];
  for (let v = 1.1; v < height - 1.2; v += 0.85)
    bands.push(poly([0, v], [width, v], [width, v + 0.14], [0, v + 0.14]));
  const frieze = (pen: Pen): void => {
    pen.fills(bands, pen.tone(glaze), { 'fill-opacity': 0.75 });
    pen.rect(0.2, height - 1.05, width - 0.2, height - 0.4, pen.tone('#d9c79c'));
    const petals: Vec2[][] = [];
    for (let u = 0.6; u < width - 0.4; u += 0.62)
      for (let k = 0; k < 5; k += 1) {
        const angle = (k / 5) * Math.PI * 2 + 0.3;
        const [x, y] = [u + Math.cos(angle) * 0.15, height - 0.72 + Math.sin(angle) * 0.15];
        petals.push(
          Array.from({ length: 6 }, (_, i): Vec2 => [
            x + Math.cos((i / 6) * 6.283) * 0.08,
            y + Math.sin((i / 6) * 6.283) * 0.08,
          ]),
        );
      }
    pen.fills(petals, pen.tone(random.fork('frieze').pick(['#a5563f', '#5d7d6f', '#8a6a9a'])));
  };
  return {
    height,
    dormer: { ...style, head: 'segment' },
    plan: {
      cover: (pen) => clad(pen, random.fork('cover'), cover),
      inlay: frieze,
      windows,
      doors,
      trims: [
        ...plinth(width, 0.95, '#8a9095', doors, 0.07),
        ...axes(width, 5, 0.2).map((u) => ({
          box: [u - 0.06, height - 0.42, u + 0.06, height - 0.12] as const,
          out: 0.4,
          colour: frame,
        })),
        { box: [0, height - 0.12, width, height + 0.05], out: 0.55, colour: frame },
      ],
    },
    bodies: (stage, frameOf, seed) =>
      bow(stage, frameOf, seed, {
        x: mainAxis - 1.2,
        y: 4.2,
        width: 2.4,
        height: 2.9,
        out: 0.7,
        kind: 'round',
        cover: (pen) => pen.fill(pen.outline, pen.tone(frame)),
        trim: frame,
        window: { ...style, bars: [1, 1] },
      }),
  };
}
