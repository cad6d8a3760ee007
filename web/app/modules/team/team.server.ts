import { contentPicture } from '../../cms/pictures/content-picture.server.ts';
import type { ModuleOf } from '../../cms/content.ts';
import { formatPhone } from '../../properties/text/phone.ts';
import type { ModuleData } from '../module-data.ts';

const usualItems = 4;

export function loadTeam({ source }: ModuleOf<'teamModule'>): ModuleData['teamModule'] {
  const members = source.members.slice(0, source.maxItems ?? usualItems);
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
