import type { DocumentBadgeComponent } from 'sanity';
import { say } from '../locale/say.ts';

export type Status = 'published' | 'draft';

type WithStatus = Readonly<Record<string, unknown>>;

/** True for what visitors do not see even when it is published. */
export function isHidden(document: WithStatus | null | undefined): boolean {
  return document?.['status'] === 'draft';
}

/** Says beside the chips of the versions that visitors do not see the published one. */
export const HiddenBadge: DocumentBadgeComponent = ({ draft, published }) =>
  isHidden(draft ?? published)
    ? { label: say('Hidden'), title: say('Hidden from visitors'), color: 'warning' }
    : null;
