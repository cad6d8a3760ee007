import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../../content/cms/site.server.ts';
import { catalogue } from '../../../properties/catalogue/catalogue.ts';
import type { Property } from '../../../properties/property/property.ts';
import type { VisitRules } from '../../../properties/visits/free-slots.ts';
import { visitRules } from '../../../properties/visits/visit-rules.ts';

/** Undefined for what is sold or rented, and where the broker receives no visits. */
export async function visitedProperty(
  { content }: Pick<Site, 'content'>,
  id: string,
  language: LanguageId,
): Promise<{ property: Property; rules: VisitRules } | undefined> {
  const property = await catalogue.find(id, language);
  if (!property || property.ribbon) return undefined;
  const brokerEmail = catalogue.broker(property.brokerId, language)?.email;
  const rules = visitRules(content, { id, brokerEmail });
  return rules && { property, rules };
}
