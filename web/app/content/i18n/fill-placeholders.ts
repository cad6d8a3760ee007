export function fillPlaceholders(
  text: string,
  values: Readonly<Record<string, string | number>>,
  format: (value: number) => string = String,
): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => {
    const value = values[name] ?? braces;
    return typeof value === 'number' ? format(value) : value;
  });
}
