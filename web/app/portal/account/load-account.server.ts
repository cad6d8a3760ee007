import { formatMoment } from '../../properties/visits/format-moment.ts';
import { sessionsOfOwner } from '../../services/database/owners/owner-sessions.server.ts';
import type { SectionContext } from '../section-context.ts';

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

/** The details that the agency has of the owner, and the devices on which they are logged in. */
export async function loadAccount({ t, language, owner, platform, site }: SectionContext) {
  const sessions = await sessionsOfOwner(platform.database, owner.id, platform.clock());
  const phone = site.content.settings?.phone ?? '';
  return {
    person: [
      { label: t('portal.name'), value: owner.name },
      { label: t('form.email'), value: owner.email },
    ],
    change: t('portal.accountChange', { phone }),
    sessionsTitle: t('portal.sessionsTitle'),
    sessions: sessions.map(({ tokenHash, device, seenAt }) => ({
      id: tokenHash.slice(0, 12),
      device: device || t('portal.unknownDevice'),
      seen: t('portal.lastSeen', { moment: formatMoment(seenAt.toISOString(), language) }),
      mark: tokenHash === owner.sessionHash ? t('portal.thisDevice') : undefined,
    })),
    logout: t('portal.logout'),
    logoutEverywhere: t('portal.logoutEverywhere'),
  };
}
