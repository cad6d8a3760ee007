import type { OwnerChange, OwnerState, StaffOwner } from 'schemas/staff-owner.ts';
import type { StaffProperty } from 'schemas/staff-property.ts';
import { filterProperties, withEdits } from '../properties/property.ts';
import { say } from '../locale/say.ts';

export const shownStates = [
  { id: 'invited', title: say('Invited'), tone: 'caution' },
  { id: 'active', title: say('Active'), tone: 'positive' },
  { id: 'revoked', title: say('Access revoked'), tone: 'neutral' },
] as const satisfies readonly { id: OwnerState; title: string; tone: string }[];

export function shownState({ state }: Pick<StaffOwner, 'state'>): (typeof shownStates)[number] {
  return shownStates.find(({ id }) => id === state) ?? shownStates[0];
}

export const ownerStates = [{ id: '', title: say('All statuses') }, ...shownStates] as const;

export type Person = Pick<StaffOwner, 'name' | 'email' | 'language'>;

export const samePerson = (a: Person, b: Person) =>
  a.name.trim() === b.name && sameAddress(a.email, b.email) && a.language === b.language;

export const sameAddress = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The site checks the address in full. */
export function isComplete({ name, email }: Person): boolean {
  return name.trim() !== '' && /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/.test(email);
}

const changes: Readonly<Record<OwnerChange['kind'], string>> = {
  invited: say('Invited'),
  'link-sent': say('Sent a new link'),
  name: say('Changed the name'),
  email: say('Changed the e-mail address'),
  language: say('Changed the language'),
  'property-added': say('Added a property'),
  'property-removed': say('Removed a property'),
  revoked: say('Revoked access'),
  restored: say('Restored access'),
  viewed: say('Looked at the portal as the owner'),
};

/** Formats an event as `Added a property: 2101`. */
export function changeText({ kind, reference }: Pick<OwnerChange, 'kind' | 'reference'>): string {
  return [changes[kind], reference].filter(Boolean).join(': ');
}

/** The first properties that contain every word, except those already chosen. */
export function offeredProperties(
  properties: readonly StaffProperty[],
  { text, chosen, most }: { text: string; chosen: readonly string[]; most: number },
): StaffProperty[] {
  if (text.trim() === '') return [];
  const rest = properties.filter(({ reference }) => !chosen.includes(reference));
  return filterProperties(withEdits(rest, []), { filter: 'all', text })
    .slice(0, most)
    .map(({ property }) => property);
}
