import { z } from 'zod';

export type Path = readonly PropertyKey[];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const innerOf = (schema: unknown): unknown => (schema instanceof z.ZodOptional ? schema.unwrap() : schema);

const isOptional = (schema: unknown): boolean =>
  schema instanceof z.ZodType && schema.safeParse(undefined).success;

/** Keeps what the schema knows and lists the paths of the rest. Null counts as absent. */
export function keepKnown(schema: unknown, value: unknown, unknown: string[], path: Path = []): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((one: unknown, index) => keepKnown(inner.element, one, unknown, [...path, index]));
  if (!(inner instanceof z.ZodObject) || !isFields(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    if (!Object.hasOwn(inner.shape, name)) unknown.push([...path, name].join('.'));
    else if (field !== null) kept[name] = keepKnown(inner.shape[name], field, unknown, [...path, name]);
  }
  return kept;
}

/** Drops the smallest optional field, or row of a list, around a place; undefined where there is none. */
export function without(schema: unknown, value: unknown, [name, ...rest]: Path): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value) && typeof name === 'number') {
    const rows: readonly unknown[] = value;
    if (name >= rows.length) return undefined;
    const smaller = without(inner.element, rows[name], rest);
    return smaller === undefined ? rows.toSpliced(name, 1) : rows.with(name, smaller);
  }
  if (!(inner instanceof z.ZodObject) || !isFields(value) || typeof name !== 'string') return undefined;
  const smaller = without(inner.shape[name], value[name], rest);
  if (smaller !== undefined) return { ...value, [name]: smaller };
  // Where something is missing, only its surroundings can be left out.
  if (value[name] === undefined || !isOptional(inner.shape[name])) return undefined;
  const { [name]: _left, ...others } = value;
  return others;
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inside, name) =>
      typeof inside === 'object' && inside !== null
        ? Object.getOwnPropertyDescriptor(inside, name)?.value
        : undefined,
    value,
  );
}
