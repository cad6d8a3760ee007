import type { LanguageId } from 'schemas/languages.ts';
import { textsInCode } from '../../content/i18n/texts-in-code.ts';

/** The offer is over; the last two, for as long as the owner wishes. */
export type Ribbon = 'sold' | 'rented' | 'withdrawn' | 'suspended';

/** Still on offer, but somebody else comes first. */
export type Pending = 'under-option' | 'reserved' | 'sold-conditionally';

export const statuses = ['under-option', 'reserved', 'sold-conditionally', 'withdrawn', 'suspended'] as const;

export type Status = (typeof statuses)[number];

type Marked = { Marquee: number; Status?: Status | undefined };

export function ribbonOf(marquee: number): Ribbon | undefined {
  if (marquee === 2 || marquee === 3) return 'sold';
  return marquee === 4 ? 'rented' : undefined;
}

/** A sale or a lease is final, whatever the status still says. */
export function outcomeOf({ Marquee, Status: status }: Marked): Ribbon | undefined {
  return ribbonOf(Marquee) ?? (status === 'withdrawn' || status === 'suspended' ? status : undefined);
}

export function pendingOf({ Marquee, Status: status }: Marked): Pending | undefined {
  const isOver = ribbonOf(Marquee) !== undefined || status === 'withdrawn' || status === 'suspended';
  return isOver ? undefined : status;
}

/** On no list, but its page says why. */
export function isOffMarket(state: 'available' | Ribbon): boolean {
  return state === 'withdrawn' || state === 'suspended';
}

export function ribbonLabel(ribbon: Ribbon | Pending, language: LanguageId): string {
  return textsInCode[language].ribbon[ribbon];
}
