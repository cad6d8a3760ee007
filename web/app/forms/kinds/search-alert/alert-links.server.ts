import { parseWithZod } from '@conform-to/zod/v4';
import type { LanguageId } from 'schemas/languages.ts';
import { z } from 'zod';
import { serverText } from '../../../content/i18n/i18next.server.ts';
import { alertPath, type AlertLink } from '../../../content/paths/mailed-links.ts';
import { homePath, listPath } from '../../../content/paths/build-path.ts';
import { describeCriteria } from '../../../properties/alerts/criteria.server.ts';
import { alertFrequencies, nextMailAt } from '../../../properties/alerts/frequency.ts';
import { formatDay } from '../../../properties/text/day.ts';
import { type Alert, alertEnd, changeAlert, confirmAlert, findAlert, stopAlert } from './alerts.server.ts';
import { isOwnOrigin } from '../../../platform/http/own-origin.server.ts';
import { readAlertConfirmToken, readAlertToken, signAlertToken } from './alert-token.server.ts';
import {
  hasOneClick,
  type PersonalResult,
  refused,
  respondPersonally,
} from '../../link-page/link-response.server.ts';
import { readPost } from '../../post/read-post.server.ts';
import type { SubmitContext } from '../../submit/submit-context.ts';

type LinkContext = SubmitContext & { link: AlertLink; token: string };
type LinkRequest = Pick<SubmitContext, 'platform' | 'site' | 'request'> & {
  link: AlertLink;
  token?: string | undefined;
};

const changeSchema = z.object({ frequency: z.enum(alertFrequencies) });

/** Shows what a link leads to. Changes nothing, because mail scanners follow links too. */
export function showAlert(given: LinkRequest) {
  return respond(given, async (context) => {
    const { link } = context;
    if (link === 'stopped') return stoppedPage(context);
    const alert = await linkedAlert(context);
    if ('dead' in alert) return alert.dead;
    if (link === 'confirm' && alert.state === 'pending') return confirmPage(context, alert);
    if (link === 'stop') return stopPage(context, alert);
    return changePage(context, alert);
  });
}

export function handleAlert(given: LinkRequest) {
  return respond(given, async (context) => {
    const { platform, request, link } = context;
    const isOneClick = link === 'stop' && !isOwnOrigin(request);
    if (isOneClick ? !(await hasOneClick(request)) : !isOwnOrigin(request)) return refused(context, 403);
    const alert = await linkedAlert(context);
    if ('dead' in alert) return isOneClick && alert.reason === 'gone' ? stoppedPage(context) : alert.dead;
    if (link === 'confirm') return confirm(context, alert);
    if (link !== 'stop') return change(context, alert);
    await stopAlert(platform.database, alert.id);
    // RFC 8058 forbids a redirect here.
    return isOneClick ? stoppedPage(context) : { next: alertPath(context.language, 'stopped') };
  });
}

function respond(
  { link, token = '', ...given }: LinkRequest,
  handle: (context: LinkContext) => Promise<PersonalResult>,
) {
  const pathIn = (language: LanguageId) => alertPath(language, link, token);
  return respondPersonally(given, pathIn, (context) => handle({ ...context, link, token }));
}

type Dead = { dead: PersonalResult; reason: 'forged' | 'gone' };

async function linkedAlert(context: LinkContext): Promise<Alert | Dead> {
  const { platform, link, token } = context;
  const { database, clock, settings } = platform;
  const read =
    link === 'confirm'
      ? await readAlertConfirmToken(settings.SITE_SECRET, token, clock().getTime())
      : ((await readAlertToken(settings.SITE_SECRET, token)) ?? 'forged');
  if (read === 'forged') return deadLink(context, 'forged');
  if (read === 'expired') return deadLink(context, 'gone');
  const alert = await findAlert(database, typeof read === 'string' ? read : read.id);
  return alert ?? deadLink(context, 'gone');
}

function deadLink({ site, language }: LinkContext, reason: Dead['reason']): Dead {
  const t = serverText(site, language);
  const page = {
    title: t('newsletter.endedTitle'),
    text: t('alert.endedText'),
    links: [{ href: listPath(site.paths, 'sale', language), label: t('list.allForSale') }],
  };
  return { dead: { page, status: reason === 'forged' ? 400 : 410 }, reason };
}

async function confirm(context: LinkContext, { id, frequency }: Alert): Promise<PersonalResult> {
  const { platform, language } = context;
  const now = platform.clock();
  const isThere = await confirmAlert(platform.database, id, { nextMailAt: nextMailAt(frequency, now), now });
  if (!isThere) return deadLink(context, 'gone').dead;
  return { next: alertPath(language, 'change', await signAlertToken(platform.settings.SITE_SECRET, id)) };
}

async function change(context: LinkContext, { id }: Alert): Promise<PersonalResult> {
  const { platform, request, language, token } = context;
  const read = await readPost(request);
  if (typeof read === 'number') return refused(context, read);
  const submission = parseWithZod(read.post, { schema: changeSchema });
  if (submission.status !== 'success') return refused(context, 400);
  const { frequency } = submission.value;
  const now = platform.clock();
  const changed = { frequency, nextMailAt: nextMailAt(frequency, now), expiresAt: alertEnd(now) };
  const isThere = await changeAlert(platform.database, id, changed);
  return isThere ? { next: alertPath(language, 'changed', token) } : deadLink(context, 'gone').dead;
}

function wordsOf({ platform: { catalogue }, site, language }: LinkContext, alert: Alert) {
  const t = serverText(site, language);
  return { t, criteria: describeCriteria(alert, { t, language, catalogue }) };
}

function confirmPage(context: LinkContext, alert: Alert): PersonalResult {
  const { t, criteria } = wordsOf(context, alert);
  const page = {
    title: t('alert.confirmTitle'),
    text: t('alert.confirmText', { email: alert.email }),
    criteria,
    form: { button: t('alert.confirmButton') },
  };
  return { page, status: 200 };
}

function changePage(context: LinkContext, alert: Alert): PersonalResult {
  const { site, language, link, token } = context;
  const { t, criteria } = wordsOf(context, alert);
  const until = formatDay(alert.expiresAt.toISOString().slice(0, 10), language);
  const labels = {
    'at-once': t('form.alertAtOnce'),
    daily: t('form.alertDaily'),
    weekly: t('form.alertWeekly'),
  };
  const page = {
    title: t('alert.title'),
    text: t('alert.text', { email: alert.email, date: until }),
    ...(link === 'changed' && { notice: t('alert.saved') }),
    criteria,
    form: {
      fields: [
        {
          name: 'frequency',
          label: t('form.alertFrequency'),
          isRequired: true,
          choices: alertFrequencies.map((value) => ({ value, label: labels[value] })),
          input: { choice: 'list' as const },
        },
      ],
      values: { frequency: alert.frequency },
      button: t('alert.saveButton'),
    },
    links: [
      {
        href: `${listPath(site.paths, alert.goal, language)}${alert.search}`,
        label: t('mail.alertList'),
      },
      { href: alertPath(language, 'stop', token), label: t('mail.alertStop') },
    ],
  };
  return { page, status: 200 };
}

function stopPage(context: LinkContext, alert: Alert): PersonalResult {
  const { t, criteria } = wordsOf(context, alert);
  const page = {
    title: t('alert.stopTitle'),
    text: t('alert.stopText', { email: alert.email }),
    criteria,
    form: { button: t('alert.stopButton') },
    links: [{ href: alertPath(context.language, 'change', context.token), label: t('mail.alertChange') }],
  };
  return { page, status: 200 };
}

function stoppedPage({ site, language }: LinkContext): PersonalResult {
  const t = serverText(site, language);
  const page = {
    title: t('alert.stoppedTitle'),
    text: t('alert.stoppedText'),
    links: [{ href: homePath(language), label: t('thanks.homeLink') }],
  };
  return { page, status: 200 };
}
