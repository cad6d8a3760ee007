export type Html = { readonly markup: string };

type Part = string | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
}

/** Markup of whole pages, in which every text is escaped. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(markupOf)) };
}
