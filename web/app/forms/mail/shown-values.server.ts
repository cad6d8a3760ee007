import type { Translate } from '../../i18n/translate.ts';
import { formatPhone } from '../../properties/text/phone.ts';
import type { FieldKind } from '../definition/field-kinds.server.ts';
import type { FormDefinition, FormValues } from '../definition/form-definition.ts';

/**
 * Formats values for people: the label of a choice, a grouped phone number. A field that the form no longer has keeps
 * its name.
 */
export function shownValues(
  definition: FormDefinition | undefined,
  values: FormValues,
  t: Translate,
): { label: string; value: string }[] {
  return Object.entries(values).map(([name, value]) => {
    const field = definition?.fields[name];
    return field ? { label: t(field.label), value: shownValue(field, value, t) } : { label: name, value };
  });
}

function shownValue({ choices, input }: FieldKind, value: string, t: Translate): string {
  const choice = choices?.find((each) => each.value === value);
  if (choice) return t(choice.label);
  return input.type === 'tel' ? formatPhone(value) : value;
}

/** The values whose form the server has checked, such as a choice or a telephone number. */
export function withoutFreeText({ fields }: FormDefinition, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]?.isFreeText === false));
}
