import type { RichText } from 'schemas/generated/content.ts';

/** French sets a space before its double signs and within its quotation marks; a line never breaks there. */
export function frenchSpaces(text: string): string {
  return text.replaceAll(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');
}

/** The same for running text. */
export function frenchSpacesIn(text: RichText): RichText {
  return text.map((block) => ({
    ...block,
    ...(block.children && {
      children: block.children.map((span) => ({ ...span, text: frenchSpaces(span.text ?? '') })),
    }),
  }));
}
