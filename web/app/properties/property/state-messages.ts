import type { TextNameWith } from '../facts/fact-values.ts';
import type { Pending, Ribbon } from '../model/marquee.ts';

export const outcomeMessages = {
  sold: 'property.soldMessage',
  rented: 'property.rentedMessage',
  withdrawn: 'property.withdrawnMessage',
  suspended: 'property.suspendedMessage',
} as const satisfies Record<Ribbon, TextNameWith<never>>;

export const pendingMessages = {
  'under-option': 'property.underOptionMessage',
  reserved: 'property.reservedMessage',
  'sold-conditionally': 'property.soldConditionallyMessage',
} as const satisfies Record<Pending, TextNameWith<never>>;
