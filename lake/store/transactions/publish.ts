import { isObject } from '../document.ts';

/** References kept weak until their target exists (`_strengthenOnPublish`) become strong on publishing. */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isObject(value)) return value;
  const { _strengthenOnPublish: pending, ...rest } = value;
  const entries = Object.entries(rest).map(([key, child]) => [key, strengthened(child)] as const);
  const keepsWeak = !isObject(pending) || pending['weak'] === true;
  return Object.fromEntries(keepsWeak ? entries : entries.filter(([key]) => key !== '_weak'));
}
