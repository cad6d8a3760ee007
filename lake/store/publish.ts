import { isObject } from './document.ts';

/**
 * The content of a draft as it is published: references that were kept weak only until their target
 * exists (`_strengthenOnPublish`) become strong, unless they are meant to stay weak.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (!isObject(value)) return value;
  const { _strengthenOnPublish: pending, ...rest } = value;
  const entries = Object.entries(rest).map(([key, child]) => [key, strengthened(child)] as const);
  const keepsWeak = !isObject(pending) || pending['weak'] === true;
  return Object.fromEntries(keepsWeak ? entries : entries.filter(([key]) => key !== '_weak'));
}
