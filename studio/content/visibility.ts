import type { DocumentBadgeComponent } from 'sanity';
import { say } from '../locale/say.ts';

export type Status = 'published' | 'draft';

type WithStatus = Readonly<Record<string, unknown>>;

/** True for content that visitors do not see even when it is published. */
export function isHidden(document: WithStatus | null | undefined): boolean {
  return document?.['status'] === 'draft';
}

/** Says beside the chips of the versions that the published one is hidden from visitors. */
export const HiddenBadge: DocumentBadgeComponent = ({ draft, published }) =>
  isHidden(draft ?? published)
    ? { label: say('Hidden'), title: say('Hidden from visitors'), color: 'warning' }
    : null;
