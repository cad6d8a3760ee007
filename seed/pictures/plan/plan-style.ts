import type { Vec2 } from '../base/vec.ts';

export type PlanStyle = {
  paper: string;
  wall: string;
  line: string;
  tint: (use: string) => string;
  shadow: number;
};
export type Place = { x: number; y: number; scale: number; turn: boolean };

export const onPaper =
  (place: Place) =>
  (x: number, y: number): Vec2 =>
    place.turn
      ? [place.x + y * place.scale, place.y + x * place.scale]
      : [place.x + x * place.scale, place.y + y * place.scale];
