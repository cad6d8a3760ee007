const longest = 120;

function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const parts = ['text', 'children', 'cells'].map((name) => words(Reflect.get(value, name)));
  return parts.find(Boolean) ?? '';
}

/** Returns an empty string for a picture. */
export function excerpt(value: unknown): string {
  const line = words(value).replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}
