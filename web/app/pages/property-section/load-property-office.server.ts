import { officeOf } from '../../content/cms/office-of.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import type { Property } from '../../properties/property/property.ts';
import { officeFacts } from '../modules/office/office.server.ts';

/** Undefined where its record names no office that visitors may see. */
export function loadPropertyOffice({ platform, site, language }: PageContext, property: Property) {
  const office = officeOf(site.content, property);
  if (!office) return undefined;
  const t = serverText(site, language);
  return {
    label: t('facts.office'),
    ...officeFacts(office, { catalogue: platform.catalogue, language, t }),
  };
}
