/** Drops keys, which change when a text is copied, and sorts fields. */
function withoutKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const fields = Object.entries(value).filter(([name]) => name !== '_key');
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** 64 bits of FNV-1a as 16 hexadecimal digits. Detects changes of a text; not secure. */
export function textHash(text: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(text, withoutKeys));
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
}
