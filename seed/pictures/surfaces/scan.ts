import type { Vec2 } from '../base/vec.ts';

/** Crosses an outline with a level line at `v`: pairs of u, left to right. */
export function scan(outline: readonly Vec2[], v: number): Vec2[] {
  const hits: number[] = [];
  outline.forEach(([u0, v0], index) => {
    const [u1, v1] = outline[(index + 1) % outline.length] ?? [u0, v0];
    if (v0 > v !== v1 > v) hits.push(u0 + ((v - v0) / (v1 - v0)) * (u1 - u0));
  });
  hits.sort((a, b) => a - b);
  const spans: Vec2[] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) spans.push([hits[i] ?? 0, hits[i + 1] ?? 0]);
  return spans;
}

export function bounds(outline: readonly Vec2[]): readonly [number, number, number, number] {
  const us = outline.map(([u]) => u);
  const vs = outline.map(([, v]) => v);
  return [Math.min(...us), Math.min(...vs), Math.max(...us), Math.max(...vs)];
}
