import { poly, poly3, seg } from '../base/vec.ts';
import { frameAt, frontSheet } from '../base/frame.ts';
import { box2 } from '../base/sheet.ts';
import { plainBox } from '../buildings/solid.ts';
import { drum, rod } from '../furniture/forms.ts';
import { pergola } from '../garden/things.ts';
import { bush, hedge } from '../nature/plants.ts';
import { lampPost } from '../street/props.ts';
import { bench } from '../street/stall.ts';
import { around, finished, flowerBed, parkOf, paths, trees } from './park.ts';
import type { Hints } from '../words.ts';
import type { Picture } from '../base/picture.ts';
import type { Random } from '../base/random.ts';
import type { Vec2, Vec3 } from '../base/vec.ts';

/** A straight walk under two rows of old trees. */
export function avenue(hints: Hints, random: Random): Picture {
  const outline = poly3([-5.4, 0, 0], [5.4, 0, 0], [-5.4, 7.6, 0], [5.4, 7.6, 0]);
  const park = parkOf(hints, random, outline, { aim: { rise: 1.7, view: 54 }, houses: 74 });
  const { stage, near } = park;
  for (let z = 0; z < 60; z += 7)
    trees(park, [
      [-5.2, z, 'round'],
      [5.2, z, 'round'],
      [-11.5, z + 3.5, 'tall'],
      [11.5, z + 3.5, 'tall'],
    ]);
  paths(park, [poly([-2.6, near], [2.6, near], [2.6, 72], [-2.6, 72])]);
  for (const z of [3.5, 17.5]) {
    bench(stage, frameAt([-3.1, 0, z], -90));
    lampPost(stage, [3.1, 0, z], 4);
  }
  return finished(park);
}

/** A music kiosk on a round of gravel. */
export function bandstand(hints: Hints, random: Random): Picture {
  const outline = poly3([-4.2, 0, 0], [4.2, 0, 0], [-2, 6.4, 0], [2, 6.4, 0]);
  const park = parkOf(hints, random, outline, {
    aim: { rise: 1.9, view: 50 },
    fill: { high: 0.76 },
    houses: 46,
  });
  const { stage, near } = park;
  const middle: Vec3 = [0, 0, 4];
  const iron = '#3f5a50';
  paths(park, [
    around(0, 4, 7.4, 40),
    poly([-1.4, near], [1.8, near], [1.2, -2], [-1.2, -2]),
    poly([6, 3], [60, 0], [60, 3], [6, 5.4]),
  ]);
  drum(stage, middle, { top: 3.6, bottom: 3.7, height: 0.9, albedo: '#a89f92', lid: '#c2b8a6' });
  plainBox(stage, frameAt([-0.9, 0, -0.5]), [1.8, 0.3, 0.9], '#b5ada0');
  plainBox(stage, frameAt([-0.9, 0.3, -0.1]), [1.8, 0.3, 0.5], '#b5ada0');
  const posts = around(0, 4, 3.3, 8, Math.PI / 8);
  posts.forEach(([x, z], i) => {
    rod(stage, [x, 0.9, z], [x, 3.9, z], 0.14, iron);
    const [nx, nz] = posts[(i + 1) % 8] ?? [x, z];
    if (z < 4 && nz < 4 && x * nx < 0) return;
    for (const y of [1.35, 1.75]) rod(stage, [x, y, z], [nx, y, nz], 0.05, iron);
  });
  drum(stage, [0, 3.85, 4], { top: 3.9, bottom: 3.9, height: 0.28, albedo: '#e6dfd2' });
  drum(stage, [0, 4.13, 4], { top: 0.5, bottom: 4.1, height: 1.5, albedo: '#6f8580' });
  drum(stage, [0, 5.6, 4], { top: 0.12, bottom: 0.5, height: 0.7, albedo: '#5f7570' });
  flowerBed(
    park,
    around(0, 4, 5.2, 18).filter(([x, z]) => Math.abs(x) > 1.6 || z > 4),
  );
  trees(park, [
    [-12, 9, 'round'],
    [-18, 3, 'tall'],
    [13, 12, 'round'],
    [20, 5, 'birch'],
    [-5, 26, 'round'],
    [7, 30, 'tall'],
  ]);
  bench(stage, frameAt([6.4, 0, -1.4], -24));
  lampPost(stage, [-6.6, 0, -1], 4);
  return finished(park);
}

/** A fountain where four paths meet, between clipped hedges. */
export function fountain(hints: Hints, random: Random): Picture {
  const outline = poly3([-7, 0, 0], [7, 0, 0], [-3, 4.6, 0], [3, 4.6, 0]);
  const park = parkOf(hints, random, outline, {
    aim: { rise: 3, view: 54 },
    fill: { high: 0.66, foot: 0.78 },
    houses: 52,
  });
  const { stage, near, hour, leaf } = park;
  paths(park, [
    around(0, 4, 6.4, 40),
    poly([-2, near], [2, near], [1.6, 0], [-1.6, 0]),
    box2(-1.6, 8, 1.6, 48),
    box2(-60, 2.6, -4, 5.4),
    box2(4, 2.6, 60, 5.4),
  ]);
  drum(stage, [0, 0, 4], { top: 3.3, bottom: 3.2, height: 0.55, albedo: '#b9b2a4', lid: '#d6cfc0' });
  drum(stage, [0, 0.5, 4], { top: 2.95, bottom: 2.95, height: 0.06, albedo: '#5f8796', lid: '#6f9aa8' });
  drum(stage, [0, 0.5, 4], { top: 0.26, bottom: 0.5, height: 1.4, albedo: '#b9b2a4' });
  drum(stage, [0, 1.85, 4], { top: 1.3, bottom: 0.35, height: 0.35, albedo: '#c2bbad', lid: '#7fa6b0' });
  drum(stage, [0, 2.2, 4], { top: 0.14, bottom: 0.22, height: 0.8, albedo: '#b9b2a4' });
  if (hour.season !== 'winter')
    for (const lean of [-1, -0.55, 0, 0.55, 1])
      stage.upright([lean * 0.4, 2.9, 3.6], 1, 1.4, () => {
        const pen = stage.pen(frontSheet(frameAt([0, 0, 3.6])), box2(-2, 0, 2, 5));
        const fall = Array.from({ length: 9 }, (_, i): Vec2 => {
          const t = i / 8;
          return [lean * 1.15 * t, 2.95 + 1.5 * t - 2.3 * t * t - Math.abs(lean) * 0.2 * t];
        });
        pen.lines(
          fall.slice(1).map((to, i) => seg(fall[i] ?? to, to)),
          '#eef4f3',
          Math.max(5, pen.unit * 0.05),
          { 'stroke-opacity': 0.7, 'stroke-linecap': 'round' },
        );
      });
  for (const side of [-1, 1]) {
    hedge(stage, frameAt([side > 0 ? 2.6 : -12, 0, -0.6]), random, [9.4, 0.55, 0.5], leaf);
    hedge(stage, frameAt([side > 0 ? 7 : -16, 0, 8.4]), random, [9, 0.6, 0.5], leaf);
    flowerBed(
      park,
      Array.from({ length: 8 }, (_, i): Vec2 => [side * (3.4 + i * 1.1), -1.5 - (i % 2) * 0.5]),
    );
    bench(stage, frameAt([side > 0 ? 6.8 : -8.6, 0, 1.2], side * -20));
    drum(stage, [side * 2.5, 0, -2.2], { top: 0.45, bottom: 0.3, height: 0.6, albedo: '#b07a5c' });
    bush(stage, random, [side * 2.5, 0.5, -2.25], { size: 1.1, colour: leaf });
  }
  trees(park, [
    [-9, 16, 'tall'],
    [9, 16, 'tall'],
    [-18, 12, 'round'],
    [18, 13, 'round'],
    [-12, 30, 'round'],
    [13, 32, 'round'],
  ]);
  return finished(park);
}

/** A walk under pergolas between beds of roses. */
export function pergolaWalk(hints: Hints, random: Random): Picture {
  const outline = poly3([-6.6, 0, 2], [6.6, 0, 2], [-6.6, 3, 2], [6.6, 3, 2]);
  const park = parkOf(hints, random, outline, {
    aim: { rise: 2.3, view: 56 },
    fill: { high: 0.6, foot: 0.72 },
    houses: 44,
  });
  const { stage, near, hour, leaf } = park;
  paths(park, [box2(-60, 2.2, 60, 4.8), poly([-1.2, near], [1.8, near], [1.2, 2.4], [-0.8, 2.4])]);
  for (const x of [-7, -3.5, 0.2, 3.7])
    pergola(stage, frameAt([x, 0, 2.4]), random, leaf, hour.season === 'winter');
  for (const side of [-1, 1]) {
    flowerBed(
      park,
      Array.from({ length: 9 }, (_, i): Vec2 => [side * (2.2 + i * 0.85), 0.6 - (i % 2) * 0.6]),
    );
    flowerBed(
      park,
      Array.from({ length: 7 }, (_, i): Vec2 => [side * (2 + i * 0.9), -2.2 - (i % 2) * 0.5]),
    );
    hedge(stage, frameAt([side > 0 ? 1.9 : -9.4, 0, -3.4]), random, [7.5, 0.4, 0.4], leaf);
  }
  bench(stage, frameAt([-2.6, 0, 4], 0));
  bench(stage, frameAt([4.6, 0, 4], 0));
  trees(park, [
    [-13, 8, 'round'],
    [13.5, 9, 'birch'],
    [-6, 16, 'tall'],
    [5, 18, 'round'],
    [20, 20, 'round'],
    [-22, 18, 'round'],
  ]);
  lampPost(stage, [8.6, 0, 1], 4);
  return finished(park);
}
