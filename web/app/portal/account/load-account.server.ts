import { portalFilePath } from '../../content/paths/portal-path.ts';
import { formatMoment } from '../../properties/text/day.ts';
import { findOwner } from '../owners/owners.server.ts';
import { sessionsOfOwner } from '../session/owner-sessions.server.ts';
import { loadPasskeys } from '../passkeys/owner-passkeys.server.ts';
import type { SectionContext } from '../section-context.ts';
import { loadCalendar } from '../calendar/handle-calendar.server.ts';
import { dailyValues, monthlyMailValues } from '../fields.ts';
import { newsKindIds, newsTitle } from '../news-kinds.ts';

export type AccountData = Awaited<ReturnType<typeof loadAccount>>;

export async function loadAccount(context: SectionContext) {
  const { t, language, owner, platform, site } = context;
  const sessions = await sessionsOfOwner(platform.database, owner.id, platform.clock());
  const stored = await findOwner(platform.database, owner.id);
  const here = sessions.find(({ tokenHash }) => tokenHash === owner.sessionHash);
  const passkeys = await loadPasskeys(context, here?.device ?? '');
  const phone = site.content.settings?.phone ?? '';
  return {
    person: [
      { label: t('portal.name'), value: owner.name },
      { label: t('form.email'), value: owner.email },
    ],
    change: t('portal.accountChange', { phone }),
    password: {
      title: t('portal.passwordLinkTitle'),
      text: t('portal.passwordLinkText', { email: owner.email }),
      button: t('portal.passwordLinkButton'),
    },
    news: {
      title: t('portal.newsTitle'),
      text: t('portal.newsText', { email: owner.email }),
      kinds: newsKindIds.map((id) => ({
        id,
        label: newsTitle(id, t),
        isChosen: !stored?.stoppedNews.includes(id),
      })),
      when: t('portal.newsWhen'),
      times: [
        { value: dailyValues.no, label: t('portal.newsAtOnce'), isChosen: !stored?.wantsDigest },
        { value: dailyValues.yes, label: t('portal.newsDaily'), isChosen: stored?.wantsDigest === true },
      ],
      save: t('portal.newsSave'),
    },
    monthlyMail: {
      title: t('portal.monthlyMailTitle'),
      ...(stored?.wantsMonthlyMail
        ? {
            text: t('portal.monthlyMailOn', { email: owner.email }),
            button: { value: monthlyMailValues.off, label: t('portal.monthlyMailStop') },
          }
        : {
            text: t('portal.monthlyMailStopped'),
            button: { value: monthlyMailValues.on, label: t('portal.monthlyMailStart') },
          }),
    },
    calendar: await loadCalendar(context),
    sessionsTitle: t('portal.sessionsTitle'),
    sessions: sessions.map(({ tokenHash, device, seenAt }) => ({
      id: tokenHash.slice(0, 12),
      device: device || t('portal.unknownDevice'),
      seen: t('portal.lastSeen', { moment: formatMoment(seenAt.toISOString(), language) }),
      mark: tokenHash === owner.sessionHash ? t('portal.thisDevice') : undefined,
    })),
    logoutEverywhere: t('portal.logoutEverywhere'),
    logoutPasskeys: passkeys.passkeys.length > 0 ? t('portal.logoutPasskeys') : undefined,
    passkeys,
    ownData: {
      title: t('portal.dataTitle'),
      text: t('portal.dataText'),
      file: { href: portalFilePath(language, 'account'), label: t('portal.dataDownload') },
      deletion: {
        open: t('portal.deletionOpen'),
        text: t('portal.deletionText'),
        button: t('portal.deletionButton'),
      },
    },
  };
}
