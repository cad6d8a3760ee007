import type { Agency } from '../agencies/agency.ts';
import type { SeededOffice } from '../builders/document.ts';
import { inWords } from '../builders/facts.ts';

const workingDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const hours = [
  { _key: 'morning', days: [...workingDays], opens: '09:00', closes: '12:30' },
  { _key: 'afternoon', days: [...workingDays], opens: '13:30', closes: '18:00' },
  { _key: 'saturday', days: ['saturday' as const], opens: '10:00', closes: '13:00' },
].map((line) => ({ _type: 'openingHours' as const, byAppointment: false, ...line }));

export function officesOf({ offices, languages: [first = 'nl'] }: Agency): SeededOffice[] {
  return offices.map(({ id, name, address, phone, email }, index) => ({
    _id: `office-${id}`,
    _type: 'office',
    name,
    status: 'published',
    order: 10 * (index + 1),
    address: { _type: 'postalAddress', ...address, city: inWords(address.city, first) },
    phone,
    email,
    openingHours: hours,
  }));
}
