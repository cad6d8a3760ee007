import { poly } from '../base/vec.ts';
import type { Vec2 } from '../base/vec.ts';

export type Head = 'flat' | 'segment' | 'round' | 'horseshoe' | 'circle';

/** An opening's edge, counter-clockwise from its lower left corner; always convex. */
export function openingOutline(
  u: number,
  v: number,
  width: number,
  height: number,
  head: Head = 'flat',
): Vec2[] {
  const low: Vec2[] = poly([u, v], [u + width, v]);
  if (head === 'flat') return [...low, [u + width, v + height], [u, v + height]];
  if (head === 'circle')
    return Array.from({ length: 20 }, (_, i): Vec2 => {
      const angle = (i / 20) * Math.PI * 2;
      return [u + (width / 2) * (1 + Math.cos(angle)), v + (height / 2) * (1 + Math.sin(angle))];
    });
  const rise = { segment: width * 0.13, round: width / 2, horseshoe: width * 0.56 }[head];
  const arc: Vec2[] = [];
  const steps = head === 'segment' ? 6 : 12;
  for (let i = 0; i <= steps; i += 1) {
    const angle = (Math.PI * i) / steps;
    arc.push([u + width / 2 + (width / 2) * Math.cos(angle), v + height - rise + rise * Math.sin(angle)]);
  }
  return [...low, ...arc];
}

/** The same edge drawn in by `by`, as a frame inside it. */
export function inset(outline: readonly Vec2[], by: number): Vec2[] {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  const [u0, u1, v0, v1] = [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)];
  const [cu, cv] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const [su, sv] = [1 - (2 * by) / (u1 - u0), 1 - (2 * by) / (v1 - v0)];
  return outline.map(([u, v]): Vec2 => [cu + (u - cu) * su, cv + (v - cv) * sv]);
}
