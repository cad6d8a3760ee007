import { defaultLanguage } from 'schemas/languages.ts';
import type { OfficeContent } from '../../content/cms/content.ts';
import type { Catalogue } from '../../properties/catalogue/create-catalogue.ts';
import { termKinds } from '../../properties/model/terms.ts';
import type { CodeTables } from '../connector/codes.ts';

type CodeTable = CodeTables[string];

export type Agency = { catalogue: Catalogue; offices: readonly OfficeContent[] };

const kindsByField: Readonly<Record<string, string>> = termKinds;

export function choicesOf(
  { field, known, meanings = [] }: CodeTable,
  { catalogue, offices }: Agency,
): string[] {
  if (field === 'OfficeID') return offices.map(({ _id }) => _id);
  if (field === 'BrokerID') return catalogue.brokers(defaultLanguage).map(({ id }) => id);
  if (field === 'Zip') return [...new Set(catalogue.allCities(defaultLanguage).map(({ zip }) => zip))];
  const kind = kindsByField[field];
  const terms = kind === undefined ? [] : catalogue.termsOf(kind, defaultLanguage).map(({ code }) => code);
  const meant = [...Object.values(known).filter((ours) => ours !== null), ...meanings];
  return [...new Set(terms.length > 0 ? terms : meant)];
}
