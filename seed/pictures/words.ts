export type Scene =
  | 'exterior'
  | 'street'
  | 'dusk'
  | 'front'
  | 'terrace'
  | 'neighbourhood'
  | 'living'
  | 'dining'
  | 'office'
  | 'utility'
  | 'detail'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'garden'
  | 'stairs'
  | 'plan'
  | 'view'
  | 'portrait';

export type Hints = Readonly<Record<string, string | number | boolean | undefined>>;

/** Contents of a picture. Unknown hints are ignored, missing ones are chosen by the seed. */
export type PictureWords = { id: string; scene: Scene; mainType: string; seed: number; hints: Hints };

export const textHint = (hints: Hints, name: string): string => String(hints[name] ?? '');

export function numberHint(hints: Hints, name: string, otherwise: number): number {
  const value = hints[name];
  return typeof value === 'number' && value > 0 ? value : otherwise;
}

/** Banners are twice and a third as wide as they are high; everything else is 3:2. */
export const formatOf = (hints: Hints): { height?: number } =>
  hints.format === 'wide' ? { height: 1749 } : {};
