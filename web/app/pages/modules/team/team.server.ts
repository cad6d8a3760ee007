import { contentPicture } from '../../../content/cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized, localizedPicture } from '../../../content/cms/fragments.ts';
import { formatPhone } from '../../../properties/text/phone.ts';
import { defaultMaxItems } from '../module-contract.ts';

export const teamProjection = `_type == "teamModule" => {
  view, itemsPerRow,
  "source": {
    maxItems,
    "members": *[_type == "teamMember" && status == "published" && (
      !defined(^.office._ref) || office._ref == ^.office._ref
    )] | order(order asc, name asc)[0...12]{
      _id, name, phone, email, brokerNumber,
      ${localized('role')},
      ${localized('description')},
      ${localizedPicture('portrait')}
    }
  }
}` as const;

export function loadTeam({ source }: ModuleOf<'teamModule'>) {
  const members = source.members.slice(0, source.maxItems ?? defaultMaxItems);
  return {
    members: members.map(({ _id, name, role, description, phone, email, brokerNumber, portrait }) => ({
      id: _id,
      name: name ?? '',
      role,
      description,
      phone: phone && formatPhone(phone),
      email,
      brokerNumber,
      portrait: contentPicture(portrait),
    })),
  };
}

export type MemberItem = ReturnType<typeof loadTeam>['members'][number];
