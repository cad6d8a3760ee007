import { clad } from '../../surfaces/cover.ts';
import { balcony } from '../balcony.ts';
import { plinth } from '../facade.ts';
import type { Doorway } from '../../openings/door.ts';
import type { Facade, FacadeWords } from '../facade.ts';
import type { Opening, WindowStyle } from '../../openings/window.ts';
import type { Trim } from '../wall.ts';

/** House from the fifties to the seventies: garage and door below, the living floor with one wide window above. */
export function belEtage({ width, storeys, cover, door, random }: FacadeWords): Facade {
  const frame = random.pick(['#ece7dc', '#6b5644', '#d9d4c8', '#4b4e50']);
  const style: WindowStyle = {
    frame,
    cheek: cover.albedo,
    lights: 3,
    sill: cover.trim,
    depth: 0.12,
    lintel: { colour: cover.trim, kind: 'stone' },
  };
  const flip = random.chance(0.5);
  const at = (u: number, wide: number): number => (flip ? width - u - wide : u);
  const garage = Math.min(2.7, width * 0.45);
  const doors: Doorway[] = [
    {
      u: at(0.5, garage),
      v: 0.06,
      width: garage,
      height: 2.25,
      style: { leaf: door, cheek: cover.albedo, kind: 'garage', steps: 0 },
    },
    {
      u: at(width - 1.7, 1.1),
      v: 0.2,
      width: 1.1,
      height: 2.3,
      style: { leaf: door, cheek: cover.albedo, kind: 'glazed', steps: 1, canopy: cover.trim },
    },
  ];
  const windows: Opening[] = [];
  const trims: Trim[] = [...plinth(width, 0.4, '#7b7a77', doors, 0.03)];
  for (let storey = 1; storey < storeys; storey += 1) {
    const floor = 2.75 + (storey - 1) * 2.85;
    if (storey === 1)
      windows.push({
        u: width * 0.08,
        v: floor + 0.65,
        width: width * 0.84,
        height: 1.75,
        style: { ...style, lights: 4 },
      });
    else
      windows.push(
        { u: width * 0.1, v: floor + 0.8, width: width * 0.34, height: 1.45, style: { ...style, lights: 2 } },
        {
          u: width * 0.56,
          v: floor + 0.8,
          width: width * 0.34,
          height: 1.45,
          style: { ...style, lights: 2 },
        },
      );
    trims.push({ box: [0, floor, width, floor + 0.2], out: 0.06, colour: cover.trim });
  }
  const height = 2.75 + (storeys - 1) * 2.85 + 0.35;
  trims.push({ box: [0, height - 0.2, width, height + 0.05], out: 0.4, colour: '#d8d3c8' });
  const railed = random.chance(0.5) && storeys > 2;
  return {
    height,
    dormer: style,
    plan: { cover: (pen) => clad(pen, random.fork('cover'), cover), windows, doors, trims },
    bodies: (stage, frameOf) => {
      if (railed)
        balcony(stage, frameOf, {
          x: width * 0.5,
          y: 2.75 + 2.85 + 0.1,
          width: width * 0.44,
          out: 0.9,
          rail: 'bars',
          slab: cover.trim,
          railColour: frame,
        });
    },
  };
}

/** Front of this century: few, tall, unequal openings flush in one skin. */
export function newFront({ width, storeys, bays, cover, door, random }: FacadeWords): Facade {
  const frame = random.pick(['#35393b', '#4b463f', '#2b2e30', '#7a6a55']);
  const style: WindowStyle = {
    frame,
    cheek: cover.albedo,
    lights: 1,
    depth: 0.26,
    frameWidth: 0.055,
    hanging: ['none', 'none', 'drapes', 'plants'],
  };
  const windows: Opening[] = [];
  const step = width / bays;
  const doorBay = random.pick([0, bays - 1]);
  for (let storey = 0; storey < storeys; storey += 1)
    for (let bay = 0; bay < bays; bay += 1) {
      if (storey === 0 && bay === doorBay) continue;
      const wide = step * random.pick([0.36, 0.55, 0.72]);
      const low = random.chance(0.6);
      const shift = random.range(-0.1, 0.1) * step;
      windows.push({
        u: (bay + 0.5) * step - wide / 2 + shift,
        v: storey * 3 + (low ? 0.25 : 0.85),
        width: wide,
        height: low ? 2.4 : 1.8,
        style: { ...style, lights: wide > 1.5 ? 2 : 1 },
      });
    }
  const doors: Doorway[] = [
    {
      u: (doorBay + 0.5) * step - 0.55,
      v: 0.1,
      width: 1.1,
      height: 2.5,
      style: { leaf: door, cheek: cover.albedo, kind: 'modern', steps: 1, stone: '#8d8a85' },
    },
  ];
  const height = storeys * 3 + 0.4;
  const rails = windows.filter(({ v, height: tall }) => v > 2.9 && tall > 2.2);
  return {
    height,
    dormer: style,
    plan: {
      cover: (pen) => clad(pen, random.fork('cover'), cover),
      windows,
      doors,
      trims: [{ box: [-0.02, height - 0.1, width + 0.02, height + 0.03], out: 0.05, colour: '#5d6062' }],
    },
    bodies: (stage, frameOf) => {
      for (const { u, v, width: wide } of rails)
        balcony(stage, frameOf, {
          x: u - 0.06,
          y: v,
          width: wide + 0.12,
          out: 0.14,
          rail: random.fork('rail').pick(['bars', 'glass']),
          slab: '#5d6062',
          railColour: frame,
        });
    },
  };
}
