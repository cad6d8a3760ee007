const formats = new Map<string, Intl.NumberFormat>();

/** Groups thousands by the custom of the language, with a no-break space that every font has. */
export function formatNumber(value: number, tag: string): string {
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value).replaceAll('\u202f', '\u00a0');
}
