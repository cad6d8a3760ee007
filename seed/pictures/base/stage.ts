import { ramp } from './drawing.ts';
import { outlineOf } from './camera.ts';
import { hull } from './clip.ts';
import { Drawing } from './drawing.ts';
import { backToFront } from './order.ts';
import { Pen } from './pen.ts';
import { on, spread } from './sheet.ts';
import { add, scale, sub, unit } from './vec.ts';
import { mix } from './colour.ts';
import type { Camera } from './camera.ts';
import type { Wash } from './drawing.ts';
import type { Light } from './light.ts';
import type { Piece } from './order.ts';
import type { Random } from './random.ts';
import type { Sheet } from './sheet.ts';
import type { Vec2, Vec3 } from './vec.ts';

export type FaceWords = { casts?: boolean; bothSides?: boolean };

/** A scene being set: faces in any order, what casts shadows, one light and one camera. */
export class Stage {
  readonly camera: Camera;
  readonly light: Light;
  readonly random: Random;
  readonly drawing: Drawing;
  readonly casters: Vec3[][] = [];
  /** Corners of everything that belongs to the main object. */
  readonly mainPoints: Vec3[] = [];
  #isMain = false;
  #pieces: Piece[] = [];
  #wash: Wash | undefined;

  constructor(camera: Camera, light: Light, random: Random) {
    this.camera = camera;
    this.light = light;
    this.random = random;
    this.drawing = new Drawing(camera.width, camera.height);
  }

  pen(sheet: Sheet, outline: readonly Vec2[]): Pen {
    return new Pen(this, sheet, outline);
  }

  /** Adds one flat face; it is painted later, when everything behind it has been. */
  face(sheet: Sheet, outline: readonly Vec2[], paint: (pen: Pen) => void, words: FaceWords = {}): void {
    const points = spread(sheet, outline);
    if (words.casts ?? true) this.casters.push(points);
    this.mark(points);
    const towardsEye = on(sheet, this.camera.eye)[2] > 0.001;
    if (!towardsEye && !words.bothSides) return;
    this.#add(sheet, points, () => paint(this.pen(sheet, outline)));
  }

  /** Adds something that always shows its flat side, such as a tree; `half` is half its width in metres. */
  upright(foot: Vec3, half: number, height: number, paint: () => void): void {
    const { right, ahead } = this.camera;
    const sheet: Sheet = { origin: foot, u: right, v: [0, 1, 0], n: scale(ahead, -1) };
    const corner = (side: number, up: number): Vec3 => add(foot, add(scale(right, side * half), [0, up, 0]));
    const corners = [corner(-1, 0), corner(1, 0), corner(1, height), corner(-1, height)];
    this.mark(corners);
    this.#add(sheet, corners, paint);
  }

  /** Counts all that `body` sets as the main object: what the camera must show whole. */
  main(body: () => void): void {
    this.#isMain = true;
    body();
    this.#isMain = false;
  }

  mark(points: readonly Vec3[]): void {
    if (this.#isMain) this.mainPoints.push(...points);
  }

  #add(sheet: Sheet, outline: Vec3[], paint: () => void): void {
    const seen = hull(outlineOf(this.camera, outline));
    const reach = (i: 0 | 1): [number, number] => [
      Math.min(...seen.map((point) => point[i])),
      Math.max(...seen.map((point) => point[i])),
    ];
    if (seen.length < 3) return;
    const [left, right] = reach(0);
    const [top, bottom] = reach(1);
    if (right < 0 || bottom < 0 || left > this.camera.width || top > this.camera.height) return;
    const wash = this.#wash;
    this.#pieces.push({
      outline,
      seen,
      sheet,
      paint: wash ? () => this.drawing.washed(wash, paint) : paint,
    });
  }

  /** Sets what only surrounds the main object: paler and with less contrast, or darker once lamps are lit. */
  muted(body: () => void, amount = 0.28): void {
    const { haze, lamps } = this.light;
    this.#wash = { colour: lamps ? '#3c4660' : mix(haze, '#fffaf0', 0.15), amount };
    body();
    this.#wash = undefined;
  }

  /** Towards the eye, for things that must be nudged to the front. */
  nearer(point: Vec3, metres: number): Vec3 {
    return add(point, scale(unit(sub(this.camera.eye, point)), metres));
  }

  /** Paints what was set, darkens the corners a little as a lens does, and gives the picture. */
  finish(): string {
    this.paint();
    const { width, height } = this.camera;
    const fill = this.drawing.glow(
      [width / 2, height * 0.46],
      width * 0.72,
      ramp([0.55, '#2a1d16', 0], [1, '#2a1d16', 0.26]),
    );
    this.drawing.element('rect', { width, height, fill });
    return this.drawing.toString();
  }

  paint(): void {
    for (const piece of backToFront(this.camera, this.#pieces)) piece.paint();
    this.#pieces = [];
  }
}
