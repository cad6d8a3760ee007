import type { LanguageId } from 'schemas/languages.ts';
import { propertyPath } from '../../paths/build-path.ts';
import type { PathTable } from '../../paths/path-table.ts';
import { catalogue } from '../../properties/catalogue/catalogue.ts';

/** A property as mails name it; `href` is the absolute address of its page. */
export type MailProperty = { reference: string; name: string; href: string };

/** Names a property in a language: by its street only where the agency publishes that. */
export function mailProperty(
  id: string,
  language: LanguageId,
  { paths, origin }: { paths: PathTable; origin: string },
): MailProperty | undefined {
  const property = catalogue.find(id, language);
  if (!property) return undefined;
  const { title, address, zip, city } = property;
  const street = address && [address.street, address.houseNumber, address.box].filter(Boolean).join(' ');
  return {
    reference: id,
    name: [title, street, `${zip} ${city}`].filter(Boolean).join(', '),
    href: `${origin}${propertyPath(paths, property, language)}`,
  };
}

/** The e-mail address of the broker of a property. */
export function brokerEmail(id: string, language: LanguageId): string | undefined {
  const property = catalogue.find(id, language);
  return property && catalogue.broker(property.brokerId, language)?.email;
}
