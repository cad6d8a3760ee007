import { countRequest } from '../../platform/http/rate-limit.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import type { SectionContext, SectionResult } from '../section-context.ts';

const rate = { name: 'owner password link', most: 3, windowMilliseconds: 60 * 60_000 } as const;

/** Leaves the new password to a link in the owner's mailbox, so that a stolen session cannot choose one. */
export async function mailPasswordLink(
  context: SectionContext,
): Promise<{ status: number; result: SectionResult }> {
  const { platform, owner, t } = context;
  const { database, settings, clock } = platform;
  const { email } = owner;
  if ((await countRequest(database, settings.SITE_SECRET, rate, owner.id, clock())) > 0)
    return { status: 429, result: { kind: 'failed', message: t('portal.passwordLinkLater', { email }) } };
  await sendOwnerLink(context, email, 'new-password');
  return { status: 200, result: { kind: 'done', message: t('portal.passwordLinkSent', { email }) } };
}
