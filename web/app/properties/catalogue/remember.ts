/** Remembers results by a text, the least recently used out first. Results are shared, so nobody may change them. */
export function createMemory<Value>(most: number) {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
