import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';
import { addressIn } from '../../../properties/catalogue/address-in.ts';
import { formatPhone } from '../../../properties/text/phone.ts';
import type { ModuleContext } from '../module-contract.ts';
import { openingHoursInWords } from './opening-hours.ts';

const officeFields = `_id, name, address, phone, email, openingHours,
      ${localized('description')},
      ${localizedPicture('picture')}` as const;

export const officeProjection = `_type == "officeModule" => {
  "source": {
    "picked": offices[@->status == "published"]->{
      ${officeFields}
    },
    "all": *[_type == "office" && status == "published" && coalesce(count(^.offices), 0) == 0] | order(order asc, name asc){
      ${officeFields}
    }
  }
}` as const;

type OfficeContent = ModuleOf<'officeModule'>['source']['all'][number];

export function loadOffice({ source }: ModuleOf<'officeModule'>, context: ModuleContext) {
  const picked = source.picked ?? [];
  const offices = picked.length > 0 ? picked : source.all;
  return { offices: offices.map((office) => officeItem(office, context)) };
}

function officeItem(office: OfficeContent, context: ModuleContext) {
  const { _id, description, email, picture } = office;
  return {
    id: _id,
    ...officeFacts(office, context),
    description,
    email,
    picture: contentPicture(picture),
  };
}

type StoredOffice = Pick<OfficeContent, 'name' | 'address' | 'phone' | 'openingHours'>;

export function officeFacts(
  { name, address: stored, phone, openingHours }: StoredOffice,
  words: Pick<ModuleContext, 't' | 'language' | 'catalogue'>,
) {
  const address = addressIn(stored, words);
  const isNamedAfterCity = name !== null && name === stored?.city;
  const place = [address?.zip, address?.city].filter(Boolean).join(' ');
  return {
    name: (isNamedAfterCity ? address?.city : name) ?? '',
    address: address?.street || place ? { street: address?.street ?? '', place } : undefined,
    phone: phone && formatPhone(phone),
    hours: openingHoursInWords(openingHours ?? [], words),
  };
}

export type OfficeItem = ReturnType<typeof officeItem>;
