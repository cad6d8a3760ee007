/** A list item with the key by which the Studio addresses it. */
export function listItem<Item extends object>(_key: string, item: Item): Item & { _key: string } {
  return { _key, ...item };
}
