import { decodeHTML } from 'entities';

export function isEmptyText(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

function stripTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ');
}

/** Cuts at a word boundary when one lies beyond 80 % of `limit`, and adds an ellipsis on top. */
export function cleanDescription(html: string, { limit = 250, ellipsis = true } = {}): string {
  const text = decodeHTML(stripTags(html)).replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit);
  // The cut is itself a boundary when the next character is a space.
  const boundary = characters[limit] === ' ' ? limit : head.lastIndexOf(' ');
  const cut = head.slice(0, boundary > limit * 0.8 ? boundary : limit).join('');
  return cut.trimEnd() + (ellipsis ? '…' : '');
}

export function paragraphsOf(html: string): string[] {
  return html
    .split(/\n\s*\n|<\/(?:p|div|li|h[1-6])\s*>|(?:<br\s*\/?>\s*){2,}/i)
    .map((part) => cleanDescription(part, { limit: Number.POSITIVE_INFINITY }))
    .filter((part) => !isEmptyText(part));
}
