import { passkeyPath } from '../../content/paths/portal/portal-path.ts';
import { formatMoment } from '../../properties/text/day.ts';
import { passkeysOfOwner } from './owner-passkeys.server.ts';
import type { SectionContext } from '../section-context.ts';

export type PasskeysData = Awaited<ReturnType<typeof loadPasskeys>>;

/** The owner's passkeys, and all that their page says about them; `device` is the one at hand. */
export async function loadPasskeys({ t, language, owner, platform }: SectionContext, device: string) {
  const passkeys = await passkeysOfOwner(platform.database, owner.id);
  const moment = (instant: Date) => formatMoment(instant.toISOString(), language);
  return {
    title: t('portal.passkeysTitle'),
    intro: t('portal.passkeysIntro'),
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => {
      const shown = name || t('portal.unknownDevice');
      return {
        id,
        name: shown,
        used: usedAt
          ? t('portal.lastSeen', { moment: moment(usedAt) })
          : t('portal.passkeyAddedOn', { moment: moment(createdAt) }),
        remove: t('portal.passkeyRemove', { name: shown }),
      };
    }),
    adder: {
      path: passkeyPath(language),
      nameLabel: t('portal.passkeyName'),
      device,
      button: t('portal.passkeyAdd'),
      failed: t('portal.passkeyNotAdded'),
      known: t('portal.passkeyKnown'),
    },
  };
}
