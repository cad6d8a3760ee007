import type { Property } from '../../properties/property/property.ts';
import { portraitData } from '../../properties/view/picture-data.ts';
import type { PageContext } from '../../content/page-context.ts';
import { officeOf } from '../../content/cms/office-of.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { officeFacts } from '../modules/office/office.server.ts';

export function loadBroker({ platform, language }: PageContext, { brokerId }: Property) {
  const broker = platform.catalogue.broker(brokerId, language);
  if (!broker) return undefined;
  const { name, role, lang, phone, email, brokerNumber, picture } = broker;
  return { name, role, lang, phone, email, brokerNumber, portrait: portraitData(picture) };
}

/** Undefined if the property's record names no office that visitors may see. */
export function loadPropertyOffice({ platform, site, language }: PageContext, property: Property) {
  const office = officeOf(site.content, property);
  if (!office) return undefined;
  const t = serverText(site, language);
  return {
    label: t('facts.office'),
    ...officeFacts(office, { catalogue: platform.catalogue, language, t }),
  };
}
