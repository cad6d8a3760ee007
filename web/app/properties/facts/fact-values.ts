import type { LanguageId } from 'schemas/languages.ts';
import type { TextName, TextPlaceholder } from 'schemas/text-keys.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { PropertySummary } from '../property/property.ts';
import type { PropertyRecord } from '../model/record.ts';
import { termKinds, type Term, type TermField, type Terms } from '../model/terms.ts';
import { formatEuro } from '../price/price.ts';
import { formatDay } from '../text/day.ts';

/** Hidden values are absent in `property` but present in `record`. */
export type FactSource = {
  record: PropertyRecord;
  property: PropertySummary;
  terms: Terms;
  t: Translate;
  language: LanguageId;
};

export type FactValue = (source: FactSource) => string | number | Term | undefined;

/** Names of texts with exactly this placeholder, or without any for `never`. */
export type TextNameWith<Placeholder extends string> = {
  [Name in TextName]: [TextPlaceholder<Name>, Placeholder] extends [Placeholder, TextPlaceholder<Name>]
    ? Name
    : never;
}[TextName];

type FieldOf<Value> = {
  [Field in keyof PropertyRecord]-?: NonNullable<PropertyRecord[Field]> extends Value ? Field : never;
}[keyof PropertyRecord];

export function plain(field: FieldOf<string | number>): FactValue {
  return ({ record }) => record[field];
}

export function count(field: FieldOf<number>): FactValue {
  return ({ record }) => record[field] || undefined;
}

export function inText(text: TextNameWith<'value'>, field: FieldOf<number>): FactValue {
  return ({ record: { [field]: value }, t }) => (value === undefined ? undefined : t(text, { value }));
}

export function counted(text: TextNameWith<'count'>, field: FieldOf<number>): FactValue {
  return ({ record: { [field]: count }, t }) => (count === undefined ? undefined : t(text, { count }));
}

export function yesOrNo(field: FieldOf<boolean>): FactValue {
  return ({ record: { [field]: has }, t }) =>
    has === undefined ? undefined : t(has ? 'filter.yes' : 'filter.no');
}

export function squareMetres(field: FieldOf<number>): FactValue {
  return inText('property.squareMetres', field);
}

export function metres(field: FieldOf<number>): FactValue {
  return inText('facts.metres', field);
}

export function euro(field: FieldOf<number>): FactValue {
  return ({ record: { [field]: amount }, language }) =>
    amount === undefined ? undefined : formatEuro(amount, language);
}

export function euroPerMonth(field: FieldOf<number>): FactValue {
  return ({ record: { [field]: amount }, t, language }) =>
    amount === undefined ? undefined : t('facts.perMonth', { price: formatEuro(amount, language) });
}

export function day(field: FieldOf<string>): FactValue {
  return ({ record: { [field]: value }, language }) =>
    value === undefined ? undefined : formatDay(value, language);
}

export function term(field: TermField): FactValue {
  return ({ record: { [field]: code }, terms, language }) =>
    code === undefined ? undefined : terms(termKinds[field], code, language);
}
