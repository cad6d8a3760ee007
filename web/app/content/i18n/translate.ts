import type { TextName, TextPlaceholder } from 'schemas/text-keys.ts';
import type { Texts } from '../cms/content.ts';
import { fillPlaceholders } from './fill-placeholders.ts';
import { formatNumber } from './language.ts';

type Values<Name extends TextName> = [TextPlaceholder<Name>] extends [never]
  ? []
  : [values: Record<TextPlaceholder<Name>, string | number>];

export type Translate<Names extends TextName = TextName> = <Name extends Names>(
  name: Name,
  ...values: Values<Name>
) => string;

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(tag: string, count: number): string {
  const rules = pluralRules.get(tag) ?? new Intl.PluralRules(tag);
  pluralRules.set(tag, rules);
  return rules.select(count) === 'one' ? 'one' : 'other';
}

/** `_one` or `_other` by the placeholder `count`, `_zero` for none if there is one. A missing text shows its name. */
export function createTranslate(texts: Texts, tag: string): Translate {
  const stored: Record<string, string | undefined> = texts;
  return (name, ...[values]) => {
    const filled: Record<string, string | number> = values ?? {};
    const count = 'count' in filled ? Number(filled['count']) : undefined;
    const none = count === 0 && stored[`${name}_zero`];
    const plural = none || (count !== undefined && stored[`${name}_${pluralForm(tag, count)}`]);
    const text = plural || stored[name] || name;
    return fillPlaceholders(text, filled, (value) => formatNumber(value, tag));
  };
}
