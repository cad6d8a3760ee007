/**
 * Writes texts as XML for a translation service, and reads the result. Formatted words, and words in braces that the
 * site fills in, are elements, so that they keep their places.
 */

type Stored = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function escaped(text: string): string {
  const plain = text.replaceAll(/[&<>]/g, (sign) => signs[sign as keyof typeof signs]);
  return plain.replaceAll(/\{\w+\}/g, '<x>$&</x>');
}

function unescaped(markup: string): string {
  return markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d+)|(\w+));/g, (whole, code?: string, name?: string) =>
      code === undefined ? (named[name ?? ''] ?? whole) : String.fromCodePoint(Number(code)),
    );
}

function spansOf({ children }: Stored): { text: string }[] {
  const items: unknown[] = Array.isArray(children) ? children : [];
  return items.filter(
    (item): item is Stored & { text: string } => isRecord(item) && typeof item['text'] === 'string',
  );
}

function blockMarkup(block: Stored): string {
  const spans = spansOf(block);
  const [only] = spans;
  if (spans.length === 1 && only) return escaped(only.text);
  return spans.map(({ text }, index) => `<s${String(index)}>${escaped(text)}</s${String(index)}>`).join('');
}

/** Words that a service puts between elements belong to the element before them. */
function spanTexts(markup: string, count: number): string[] {
  const texts = Array.from({ length: count }, () => '');
  let present = 0;
  for (const part of markup.split(/(?=<s\d+>)|(?<=<\/s\d+>)/)) {
    const id = /^<s(\d+)>/.exec(part)?.[1];
    if (id !== undefined && Number(id) < count) present = Number(id);
    texts[present] = (texts[present] ?? '') + unescaped(part);
  }
  return texts;
}

function translatedBlock(block: Stored, markup: string): Stored {
  const texts = spanTexts(markup, spansOf(block).length);
  const children = (block['children'] as unknown[]).map((child) =>
    isRecord(child) && typeof child['text'] === 'string' ? { ...child, text: texts.shift() ?? '' } : child,
  );
  return { ...block, children };
}

/** The texts of a value as markup: itself, its paragraphs, or its cells. Empty ones are left out. */
export function markupOf(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [escaped(value)];
  if (Array.isArray(value)) return value.flatMap(markupOf);
  if (!isRecord(value)) return [];
  if (Array.isArray(value['children'])) {
    const markup = blockMarkup(value);
    return unescaped(markup).trim() === '' ? [] : [markup];
  }
  return partsOf(value).flatMap(([, part]) => markupOf(part));
}

/** Where rows of a table and pictures in a text keep their words. */
function partsOf(value: Stored) {
  return ['cells', 'alt', 'caption']
    .filter((name) => name in value)
    .map((name) => [name, value[name]] as const);
}

/** False for numbers, placeholders and pictures, which are the same in every language. */
export function hasWords(value: unknown): boolean {
  return markupOf(value).some((markup) => /\p{L}/u.test(unescaped(markup.replaceAll(/<x>.*?<\/x>/g, ''))));
}

/** Replaces texts with translated markup; takes from `markup` what `markupOf` would list. */
function replaced(value: unknown, markup: string[]): unknown {
  if (markupOf(value).length === 0) return value;
  if (typeof value === 'string') return unescaped(markup.shift() ?? '');
  if (Array.isArray(value)) return value.map((item) => replaced(item, markup));
  if (!isRecord(value)) return value;
  return Array.isArray(value['children'])
    ? translatedBlock(value, markup.shift() ?? '')
    : {
        ...value,
        ...Object.fromEntries(partsOf(value).map(([name, part]) => [name, replaced(part, markup)])),
      };
}

/** Replaces the texts with translated ones; structure, links and keys stay. */
export function withMarkup(value: unknown, markup: readonly string[]): unknown {
  return replaced(value, [...markup]);
}
