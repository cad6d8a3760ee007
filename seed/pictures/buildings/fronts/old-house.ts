import { seg } from '../../base/vec.ts';
import { clad } from '../../surfaces/cover.ts';
import { axes, cornice, plinth } from '../facade.ts';
import { box2 } from '../../base/sheet.ts';
import type { Doorway } from '../../openings/door.ts';
import type { Facade, FacadeWords } from '../facade.ts';
import type { Opening, WindowStyle } from '../../openings/window.ts';
import type { Trim } from '../wall.ts';
import type { Vec2 } from '../../base/vec.ts';

/** House of the sixteen or seventeen hundreds: small panes, stone crosses or shutters, iron anchors, bands of white stone. */
export function oldHouse(
  { width, storeys, bays, cover, door, random }: FacadeWords,
  stepped: boolean,
): Facade {
  const shutters = stepped ? undefined : random.pick(['#4f6b52', '#46607a', '#7d3f37', '#5e6a5a']);
  const style: WindowStyle = {
    frame: '#e6dfd0',
    cheek: cover.kind === 'brick' ? '#d5cab5' : cover.albedo,
    lights: 2,
    transom: true,
    bars: [2, 2],
    frameWidth: 0.08,
    sill: '#b3aca0',
    surround: stepped ? '#d9d0bd' : undefined,
    lintel: stepped ? { colour: '#d9d0bd', kind: 'stone' } : undefined,
  };
  const middles = axes(width, bays, 0.3);
  const doorAxis = random.pick([0, bays - 1]);
  const windows: Opening[] = [];
  const bands: Vec2[][] = [];
  const anchors: [Vec2, Vec2][] = [];
  const wide = Math.min(1.1, (width / bays) * (shutters ? 0.44 : 0.6));
  let floor = 0.1;
  for (let storey = 0; storey < storeys; storey += 1) {
    const height = storey === 0 ? 3.1 : 2.8;
    middles.forEach((u, axis) => {
      if (storey === 0 && axis === doorAxis) return;
      windows.push({
        u: u - wide / 2,
        v: floor + 0.8,
        width: wide,
        height: 1.75,
        style: shutters && storey === 0 ? { ...style, shutters } : style,
      });
      if (stepped)
        bands.push(box2(0, floor + 0.74, width, floor + 0.86), box2(0, floor + 2.55, width, floor + 2.67));
    });
    floor += height;
    for (const u of [...middles.slice(1).map((m, i) => (m + (middles[i] ?? 0)) / 2), 0.2, width - 0.2])
      anchors.push(
        seg([u, floor - 0.35], [u, floor + 0.1]),
        seg([u - 0.07, floor - 0.22], [u + 0.07, floor - 0.04]),
      );
  }
  const eaves = floor + 0.3;
  if (stepped) {
    const ridge = eaves + width * 0.62;
    windows.push({
      u: width / 2 - 0.5,
      v: eaves + 0.55,
      width: 1,
      height: 1.5,
      style: { ...style, transom: false, head: 'round' },
    });
    windows.push({
      u: width / 2 - 0.28,
      v: eaves + 2.6,
      width: 0.56,
      height: Math.min(0.9, ridge - eaves - 2.9),
      style: { ...style, transom: false, lights: 1, head: 'round' },
    });
    for (let v = eaves + 0.3; v < ridge - 0.4; v += 1.0)
      bands.push(
        box2(
          width / 2 - (width / 2) * (1 - (v - eaves) / (ridge + 1 - eaves)),
          v,
          width / 2 + (width / 2) * (1 - (v - eaves) / (ridge + 1 - eaves)),
          v + 0.12,
        ),
      );
  }
  const u = middles[doorAxis] ?? 1;
  const doors: Doorway[] = [
    {
      u: u - 0.5,
      v: 0.2,
      width: 1,
      height: 2.5,
      style: {
        leaf: door,
        cheek: style.cheek,
        kind: 'panel',
        head: stepped ? 'round' : 'flat',
        fanlight: true,
        surround: '#d2c8b4',
        steps: 1,
      },
    },
  ];
  const trims: Trim[] = plinth(width, 0.55, cover.kind === 'plaster' ? '#4b4845' : '#a7a39a', doors, 0.03);
  if (!stepped) trims.push(...cornice(width, eaves, '#e2dac9', '#d3c9b4', 0.8).slice(1));
  return {
    height: eaves,
    dormer: { ...style, transom: false },
    dormerCheek: '#d9d2c4',
    gables: true,
    plan: {
      cover: (pen) => clad(pen, random.fork('cover'), cover),
      inlay: (pen) => {
        pen.fills(bands, pen.tone('#d6ccb8'));
        pen.lines(anchors, pen.tone('#2b2a2a'), Math.max(4, pen.unit * 0.035), { 'stroke-linecap': 'round' });
      },
      windows,
      doors,
      trims,
    },
  };
}
