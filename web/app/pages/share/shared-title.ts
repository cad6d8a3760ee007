import type { Translate } from '../../content/i18n/translate.ts';
import type { Property } from '../../properties/property/property.ts';

type Titled = Pick<Property, 'goal' | 'ribbon' | 'mainTypeName' | 'city' | 'price'>;

/** Type, place and price, as a link to a property reads where it is shared. */
export function sharedTitle({ goal, ribbon, mainTypeName: type, city, price }: Titled, t: Translate): string {
  if (ribbon) return `${type}, ${city} (${ribbon.label.toLowerCase()})`;
  const named = t(goal === 'sale' ? 'share.forSale' : 'share.forRent', { type, city });
  return [named, price?.text].filter(Boolean).join(' · ');
}
