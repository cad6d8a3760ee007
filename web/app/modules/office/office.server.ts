import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { formatPhone } from '../../properties/text/phone.ts';
import type { ModuleContext, ModuleData, OfficeItem } from '../module-data.ts';
import { openingHoursInWords } from './opening-hours.ts';

type OfficeContent = ModuleOf<'officeModule'>['source']['all'][number];

/** The offices an editor picked, else all of them. */
export function loadOffice(
  { source }: ModuleOf<'officeModule'>,
  context: ModuleContext,
): ModuleData['officeModule'] {
  const picked = source.picked ?? [];
  const offices = picked.length > 0 ? picked : source.all;
  return { offices: offices.map((office) => officeItem(office, context)) };
}

function officeItem(office: OfficeContent, context: ModuleContext): OfficeItem {
  const { _id, name, address, description, phone, email, picture, openingHours } = office;
  const place = [address?.zip, address?.city].filter(Boolean).join(' ');
  return {
    id: _id,
    name: name ?? '',
    address: address?.street || place ? { street: address?.street ?? '', place } : undefined,
    description,
    phone: phone && formatPhone(phone),
    email,
    picture: contentPicture(picture),
    hours: openingHoursInWords(openingHours ?? [], context),
  };
}
