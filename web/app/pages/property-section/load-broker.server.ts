import type { Property } from '../../properties/property/property.ts';
import { portraitData } from '../../properties/view/picture-data.ts';
import type { PageContext } from '../../content/page-context.ts';

export function loadBroker({ platform, language }: PageContext, { brokerId }: Property) {
  const broker = platform.catalogue.broker(brokerId, language);
  if (!broker) return undefined;
  const { name, role, lang, phone, email, brokerNumber, picture } = broker;
  return { name, role, lang, phone, email, brokerNumber, portrait: portraitData(picture) };
}
