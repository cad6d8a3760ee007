import type { WallPlan } from './wall.ts';

/** A plate with a bell for each home beside the front door, over a row of letterboxes. */
export function addBells(plan: WallPlan): void {
  const door = plan.doors?.at(-1);
  if (!door) return;
  const before = plan.over;
  const side = door.u > 1.1 ? -1 : 1;
  const u = side > 0 ? door.u + door.width + 0.28 : door.u - 0.28 - 0.26;
  plan.over = (pen) => {
    before?.(pen);
    pen.block(u, 1.35, u + 0.26, 1.95, 0.03, '#c3c5c4');
    for (let i = 0; i < 5; i += 1) {
      pen.rect(u + 0.04, 1.41 + i * 0.11, u + 0.15, 1.46 + i * 0.11, pen.tone('#f1ede2'));
      pen.rect(u + 0.18, 1.41 + i * 0.11, u + 0.22, 1.46 + i * 0.11, pen.tone('#4b4e50'));
    }
    for (let i = 0; i < 4; i += 1)
      pen.block(u - 0.04, 0.62 + i * 0.16, u + 0.3, 0.75 + i * 0.16, 0.08, i % 2 ? '#5d6164' : '#6b6f72');
  };
}
