/** Names a picture before its upload, in the notation of Sanity's import, so that other tools can read it. */
const prefix = 'image@file://./pictures/';

type Node = Record<string, unknown>;

export function pictureLink(name: string): string {
  return `${prefix}${name}`;
}

function nameIn(node: Node): string | undefined {
  const { _sanityAsset: link } = node;
  return typeof link === 'string' && link.startsWith(prefix) ? link.slice(prefix.length) : undefined;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

export function pictureNames(value: unknown): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(pictureNames))];
  if (!isNode(value)) return [];
  const name = nameIn(value);
  return [...new Set([...(name === undefined ? [] : [name]), ...Object.values(value).flatMap(pictureNames)])];
}

/**
 * Replaces every picture's name with a reference to its asset.
 * @throws Error if a picture has no asset
 */
export function withAssets<Value>(value: Value, assetIds: ReadonlyMap<string, string>): Value;
export function withAssets(value: unknown, assetIds: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withAssets(item, assetIds));
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, withAssets(item, assetIds)] as const);
  const name = nameIn(value);
  if (name === undefined) return Object.fromEntries(entries);
  const id = assetIds.get(name);
  if (id === undefined) throw new Error(`The picture ${name} was not uploaded.`);
  const others = entries.filter(([key]) => key !== '_sanityAsset');
  return { ...Object.fromEntries(others), asset: { _type: 'reference', _ref: id } };
}
