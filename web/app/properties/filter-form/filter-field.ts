import { formatNumber, languageTag } from '../../content/i18n/language.ts';
import type { FilterParameter } from '../filters/filter-table.ts';
import { type Choices, type FilterSource, labelOf, type ListFilter } from '../filters/list-filter.ts';
import type { FilterChoice, FilterField } from './list-filter-data.ts';

type Counts = ReadonlyMap<string, number> | undefined;

/** Returns undefined for a filter that has no field. */
export function filterField(
  row: ListFilter<FilterParameter>,
  source: FilterSource,
  counts: Counts,
): FilterField | undefined {
  const { parameter, control } = row;
  const values = source.chosen[parameter] ?? [];
  const named = { parameter, label: labelOf(row, source) };
  const [value = ''] = values;
  const choices = 'choices' in control ? choicesOf(control, values, source, counts) : [];
  switch (control.kind) {
    case 'hidden':
      return undefined;
    case 'text':
      return { ...named, kind: control.kind, maxLength: control.maxLength, value, goal: source.goal };
    case 'date':
      return { ...named, kind: control.kind, value };
    case 'number': {
      const written = (digits: string) =>
        digits && formatNumber(Number(digits), languageTag(source.language));
      const steps = choices.map((choice) => ({ ...choice, value: written(choice.value) }));
      return { ...named, kind: control.kind, unit: control.unit, value: written(value), choices: steps };
    }
    case 'select':
      return { ...named, kind: control.kind, anyLabel: source.t(control.anyLabel), choices };
    default:
      return { ...named, kind: control.kind, choices };
  }
}

/** Offers the choices that leave something, and the chosen ones even when they leave nothing. */
function choicesOf(
  { choices, choiceOf }: Choices,
  values: readonly string[],
  source: FilterSource,
  counts: Counts,
): FilterChoice[] {
  const chosen = values.map((value) => choiceOf(value, source));
  const chosenKeys = new Set(chosen.map(({ key }) => key));
  const all = choices(source);
  const unknown = chosen.filter(({ key }) => !all.some((choice) => choice.key === key));
  return [...unknown, ...all].flatMap(({ key, value, name, lang }) => {
    const count = counts && (counts.get(key) ?? 0);
    const isChosen = chosenKeys.has(key);
    return isChosen || count !== 0 ? [{ value, label: name, lang, count, isChosen }] : [];
  });
}
