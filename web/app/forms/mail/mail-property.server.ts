import type { LanguageId } from 'schemas/languages.ts';
import { propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';
import { streetLine } from '../../properties/text/street-line.ts';

export type MailProperty = { reference: string; name: string; href: string };

/** Names the street only where the agency publishes it. */
export function mailProperty(
  id: string,
  language: LanguageId,
  { paths, origin }: { paths: PathTable; origin: string },
): MailProperty | undefined {
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const { title, mainType, address, zip, city } = property;
  const street = address && streetLine(address, mainType, language);
  return {
    reference: id,
    name: [title, street, `${zip} ${city}`].filter(Boolean).join(', '),
    href: `${origin}${propertyPath(paths, property, language)}`,
  };
}

export function brokerEmail(id: string, language: LanguageId): string | undefined {
  const property = catalogue.find(id, language);
  return property && catalogue.broker(property.brokerId, language)?.email;
}
