export type Point = { x: number; y: number };

/** Pixels from the middle of the stage to that of the picture. */
export type View = Point & { scale: number };

type Size = { width: number; height: number };

export const wholePicture: View = { scale: 1, x: 0, y: 0 };

export const mostZoom = 5;

export const nearZoom = 2.5;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** Keeps `point`, from the middle of the stage, in place. */
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

/** Stops at the edges of the stage; centres a side that fits. */
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
