/** Translates an English text in code; text that `isContent` recognises as an editor's own stays unchanged. */
export type Translate = (text: string, isContent?: (text: string) => boolean) => string;

type Pattern = { expression: RegExp; order: string[]; translation: string };

const placeholder = /\{(\d+)\}/g;

/** Separators between texts: in lists, in notes, and the no-break space inside one condition of a filter. */
const joins = /(, | · |\u00A0)/;

/** Replaces `{1}` with the first value, and so on. */
export function fillIn(sentence: string, values: readonly (string | number)[]): string {
  return sentence.replaceAll(placeholder, (whole, number: string) =>
    String(values[Number(number) - 1] ?? whole),
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

function patternOf([sentence, translation]: [string, string]): Pattern {
  const words = sentence.split(placeholder);
  const source = words.map((part, index) => (index % 2 === 1 ? '([^]+?)' : escaped(part)));
  const order = words.filter((_part, index) => index % 2 === 1);
  return { expression: new RegExp(`^${source.join('')}$`), order, translation };
}

function byFixedWords([one]: [string, string], [other]: [string, string]): number {
  return other.replaceAll(placeholder, '').length - one.replaceAll(placeholder, '').length;
}

/** Translates sentences, sentences with values, and joins of both. Leaves unknown text unchanged. */
export function translatorOf(table: Readonly<Record<string, string>>): Translate {
  const patterns = Object.entries(table)
    .filter(([sentence]) => sentence.search(placeholder) >= 0)
    .toSorted(byFixedWords)
    .map(patternOf);

  const translate: Translate = (text, isContent = () => false) => {
    if (isContent(text)) return text;
    if (Object.hasOwn(table, text)) return table[text] ?? text;
    for (const { expression, order, translation } of patterns) {
      const found = expression.exec(text)?.slice(1);
      if (!found) continue;
      const values = order.map((_number, index) => found[order.indexOf(String(index + 1))] ?? '');
      return fillIn(
        translation,
        values.map((value) => translate(value, isContent)),
      );
    }
    const parts = text.split(joins);
    return parts.length === 1
      ? text
      : parts.map((part, index) => (index % 2 === 1 ? part : translate(part, isContent))).join('');
  };
  return translate;
}
