import { decodeHTML } from 'entities';

const softHyphen = '\u00ad';
const longWord = /\p{L}{11,}/gu;

/** First parts of compounds, before at least four more letters. */
const firstParts: Readonly<Partial<Record<string, RegExp>>> = {
  nl: /(?<!\p{L})(aardgas|asbest|bestemmings|bouw|condensatie|dagvaardings|energie|gemeen|gevel|gelijk|grond|herstel|inrichtings|interbellum|langgevel|makelaars|nieuwbouw|noord|nouveau|omgevings|onder|ontwikkelings|opbrengst|over|parkeer|perceel|plaats|renovatie|stedenbouw|stads|stromings|studenten|trapgevel|tweekamer|verkavelings|verdiepings|vierkants|voetgangers|warmte|woon|zuid)(?=\p{Ll}{4})/iu,
  de: /(?<!\p{L})(asbest|ausrichtungs|bau|durchfahrts|energie|erd|etagen|fassaden|genehmigungs|grundstücks|gesamt|hochwasser|inventar|kataster|nutzungs|parzellierungs|schlaf|städte|stellplatz|stadt|überschwemmungs|unter|verbrauchs|vorkaufs|wiederherstellungs|wohn|zweck)(?=\p{Ll}{4})/iu,
};

/** For browsers without a dictionary of the language, such as `nl` or `nl-BE`. */
export function softHyphens(text: string, language: string): string {
  const parts = firstParts[language.slice(0, 2)];
  if (!parts) return text;
  const divide = (whole: string) => whole.replace(longWord, (word) => word.replace(parts, `$1${softHyphen}`));
  return divide(divide(text));
}

export function isEmptyText(text: string | null | undefined): boolean {
  return text === null || text === undefined || text.trim() === '';
}

function stripTags(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ');
}

/** Cuts at a word boundary beyond 80 % of `limit`; the ellipsis comes on top. */
export function cleanDescription(html: string, { limit = 250, ellipsis = true } = {}): string {
  const text = decodeHTML(stripTags(html)).replace(/\s+/g, ' ').trim();
  const characters = Array.from(text);
  if (characters.length <= limit) return text;
  const head = characters.slice(0, limit);
  // A space after the cut makes it a boundary.
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
