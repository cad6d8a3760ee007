import type { TextNameWith } from '../facts/fact-values.ts';
import type { Pending, Ribbon } from '../model/marquee.ts';

/** Tells on its page why a property is no longer to be had. */
export const outcomeMessages = {
  sold: 'property.soldMessage',
  rented: 'property.rentedMessage',
  withdrawn: 'property.withdrawnMessage',
  suspended: 'property.suspendedMessage',
} as const satisfies Record<Ribbon, TextNameWith<never>>;

/** Tells who comes first, and what a visitor may still do. */
export const pendingMessages = {
  'under-option': 'property.underOptionMessage',
  reserved: 'property.reservedMessage',
  'sold-conditionally': 'property.soldConditionallyMessage',
} as const satisfies Record<Pending, TextNameWith<never>>;
