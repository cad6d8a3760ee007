import type { LanguageId } from 'schemas/languages.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { shownAmount } from '../../properties/price/amount.ts';
import { formatDay, formatHour, formatMoment } from '../../properties/text/day.ts';
import { formatPhone } from '../../properties/text/phone.ts';
import { uploadField } from '../definition/upload-limits.ts';
import type { FieldKind } from '../definition/field-kinds.server.ts';
import type { FormDefinition, FormValues } from '../definition/form-definition.ts';

type Words = { t: Translate; language: LanguageId; catalogue: Catalogue };

export function shownValues(
  definition: FormDefinition | undefined,
  values: FormValues,
  words: Words,
): { label: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => {
    const field = definition?.fields[name];
    if (name === uploadField && definition?.files) return { label: words.t(definition.files.label), value };
    return field
      ? { label: words.t(field.label), value: shownValue(field, value, words) }
      : { label: name, value };
  });
}

function shownValue(
  { choices, describe, isAmount, isDay, isVisitMoment, input }: FieldKind,
  value: string,
  { t, language, catalogue }: Words,
): string {
  if (describe) return describe(value, { t, catalogue });
  if (isAmount) return shownAmount(value, language);
  if (isDay) return formatDay(value, language);
  if (input.type === 'time') return formatHour(value, language);
  if (isVisitMoment) return formatMoment(value, language);
  const choice = choices?.find((each) => each.value === value);
  if (choice) return t(choice.label);
  return input.type === 'tel' ? formatPhone(value) : value;
}

export function withoutFreeText({ fields }: FormDefinition, values: FormValues): FormValues {
  const isRepeated = (field?: FieldKind) => field?.isFreeText === false && !field.isPrivate;
  return Object.fromEntries(Object.entries(values).filter(([name]) => isRepeated(fields[name])));
}
