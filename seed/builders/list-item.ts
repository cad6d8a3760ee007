export function listItem<Item extends object>(_key: string, item: Item): Item & { _key: string } {
  return { _key, ...item };
}
