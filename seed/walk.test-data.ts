export type Node = Record<string, unknown>;

export function objectsIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(objectsIn)];
}

export function listsOf(object: Node): Node[][] {
  return Object.values(object).filter((value) => Array.isArray(value)) as Node[][];
}

export function localizedFieldsIn(value: unknown): Node[][] {
  const lists = objectsIn(value).flatMap(listsOf);
  return lists.filter((list) => String(list[0]?._type).startsWith('internationalizedArray'));
}

export function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return objectsIn(value)
    .flatMap(({ text, cells }) => (Array.isArray(cells) ? (cells as unknown[]) : [text]))
    .filter((words) => typeof words === 'string')
    .join(' ');
}
