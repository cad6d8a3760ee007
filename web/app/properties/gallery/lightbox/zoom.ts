export type Point = { x: number; y: number };

/** `x` and `y` move the middle of the picture away from the middle of the stage, in pixels. */
export type View = Point & { scale: number };

type Size = { width: number; height: number };

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

export const mostZoom = 5;

export const nearZoom = 2.5;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Zooms so that `point`, from the middle of the stage, stays where it is. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const wanted = between(1, scale, mostZoom);
  const factor = wanted / view.scale;
  return {
    scale: wanted,
    x: point.x - (point.x - view.x) * factor,
    y: point.y - (point.y - view.y) * factor,
  };
}

export function moveBy(view: View, by: Point): View {
  return { ...view, x: view.x + by.x, y: view.y + by.y };
}

/** Stops where an edge of the picture meets the edge of the stage; a side that fits stays in the middle. */
export function limitTo(view: View, picture: Size, stage: Size): View {
  const room = (shown: number, available: number) => Math.max(0, (shown * view.scale - available) / 2);
  const x = room(picture.width, stage.width);
  const y = room(picture.height, stage.height);
  return { ...view, x: between(-x, view.x, x), y: between(-y, view.y, y) };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
