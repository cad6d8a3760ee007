import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../store/document.ts';
import type { JsonObject } from '../store/document.ts';

export type MendozaPatch = unknown[];

/** Operations of the mendoza format, which its package can apply but not write. */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoSameKey: 15,
  returnIntoArray: 16,
  setField: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
  appendText: 22,
  appendTextSlice: 23,
} as const;

/** Describes a change field by field, so that the Studio can tell who changed which part of a document. */
export function patchBetween(before: unknown, after: unknown): MendozaPatch {
  return isObject(before) && isObject(after) ? objectSteps(before, after) : [op.value, after];
}

/** Fields are addressed by their position among the sorted names. */
function objectSteps(before: JsonObject, after: JsonObject): MendozaPatch {
  const present = Object.keys(before).sort();
  const changed = present.flatMap((name, index) =>
    Object.hasOwn(after, name) ? fieldSteps(name, index, before[name], after[name]) : [op.deleteField, index],
  );
  const added = Object.keys(after).filter((name) => !Object.hasOwn(before, name));
  return [...changed, ...added.flatMap((name) => [op.setField, after[name], name])];
}

function fieldSteps(name: string, index: number, before: unknown, after: unknown): MendozaPatch {
  if (isDeepStrictEqual(before, after)) return [];
  if (isObject(before) && isObject(after))
    return [op.pushFieldCopy, index, ...objectSteps(before, after), op.returnIntoSameKey];
  // A blank value to which nothing is appended would become null.
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0)
    return [op.pushFieldBlank, index, ...arraySteps(before, after), op.returnIntoSameKey];
  if (typeof before === 'string' && typeof after === 'string' && after !== '')
    return [op.pushFieldBlank, index, ...textSteps(before, after), op.returnIntoSameKey];
  return [op.setField, after, name];
}

function arraySteps(before: readonly unknown[], after: readonly unknown[]): MendozaPatch {
  const places = new Map(before.map((item, index) => [identityOf(item), index]));
  const steps: MendozaPatch = [];
  let slice: [number, number] | undefined;
  const endSlice = () => {
    if (slice) steps.push(op.appendSlice, ...slice);
    slice = undefined;
  };
  for (const item of after) {
    const index = places.get(identityOf(item));
    const old = index === undefined ? undefined : before[index];
    if (index !== undefined && isDeepStrictEqual(old, item)) {
      if (slice?.[1] !== index) endSlice();
      slice = [slice?.[0] ?? index, index + 1];
      continue;
    }
    endSlice();
    if (index !== undefined && isObject(old) && isObject(item))
      steps.push(op.pushElementCopy, index, ...objectSteps(old, item), op.returnIntoArray);
    else steps.push(op.appendValue, item);
  }
  endSlice();
  return steps;
}

function identityOf(item: unknown): string {
  return isObject(item) && typeof item['_key'] === 'string' ? `key ${item['_key']}` : JSON.stringify(item);
}

/** Positions in a text count bytes of UTF-8. */
function textSteps(before: string, after: string): MendozaPatch {
  const start = sharedStart(before, after);
  const end = sharedEnd(before.slice(start), after.slice(start));
  const added = after.slice(start, after.length - end);
  const bytesBefore = (length: number) => Buffer.byteLength(before.slice(0, length));
  return [
    ...(start > 0 ? [op.appendTextSlice, 0, bytesBefore(start)] : []),
    ...(added === '' ? [] : [op.appendText, added]),
    ...(end > 0 ? [op.appendTextSlice, bytesBefore(before.length - end), Buffer.byteLength(before)] : []),
  ];
}

function sharedStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length > 0 && isHighSurrogate(a, length - 1) ? length - 1 : length;
}

function sharedEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-length - 1) === b.at(-length - 1)) length += 1;
  return length > 0 && isLowSurrogate(a, a.length - length) ? length - 1 : length;
}

function isHighSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xd800;
}

function isLowSurrogate(text: string, index: number): boolean {
  return (text.charCodeAt(index) & 0xfc00) === 0xdc00;
}
