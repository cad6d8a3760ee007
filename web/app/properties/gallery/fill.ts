/** Fills the placeholders in braces of a text that came from the server. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces));
}
