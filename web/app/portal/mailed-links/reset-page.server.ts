import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import type { ShownAgain } from '../../forms/definition/form-content.ts';
import { resultWithoutForm, withHeading } from '../../forms/submit/form-result.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { respondPersonally } from '../../forms/link-page/link-response.server.ts';
import { readPost } from '../../forms/post/read-post.server.ts';
import type { SubmitContext } from '../../forms/submit/submit-context.ts';
import { loginPath, resetPath } from '../../content/paths/portal-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { ownerEmail } from '../session/log-in.server.ts';
import { linkWait } from '../session/login-limits.server.ts';
import type { LinkPageData } from '../../forms/link-page/link-page.tsx';

type Given = Pick<SubmitContext, 'platform' | 'site' | 'request'>;

function resetForm({ site, language }: SubmitContext, shown?: ShownAgain): LinkPageData {
  const t = serverText(site, language);
  const email = { name: 'email', label: t('form.email'), type: 'email', autoComplete: 'username' } as const;
  return {
    title: t('portal.resetTitle'),
    text: t('portal.resetIntro'),
    form: { fields: [email], button: t('portal.resetButton'), shown },
    links: [{ href: loginPath(site.paths, language), label: t('portal.backToLogin') }],
  };
}

export function showReset(given: Given) {
  return respondPersonally(given, resetPath, (context) =>
    Promise.resolve({ page: resetForm(context), status: 200 }),
  );
}

/** Says the same for a known and an unknown address, after the same time. */
export function requestReset(given: Given) {
  return respondPersonally(given, resetPath, async (context) => {
    const { site, language, request } = context;
    const t = serverText(site, language);
    const refuse = (shown: ShownAgain, status: number, headers: Record<string, string> = {}) => ({
      page: resetForm(context, shown),
      status,
      headers,
    });
    if (!isOwnOrigin(request)) return refuse(resultWithoutForm([t('message.refused')]), 403);
    const read = await readPost(request);
    if (typeof read === 'number') return refuse(resultWithoutForm([t('message.notSent')]), read);
    const submission = parseWithZod(read.post, { schema: z.object({ email: ownerEmail(t) }) });
    if (submission.status !== 'success') return refuse(withHeading(t, submission.reply()), 422);
    const { email } = submission.value;
    const { seconds, isSentBefore } = await linkWait(context, email);
    if (seconds > 0) {
      const text = isSentBefore ? 'portal.linkSentBefore' : 'portal.tooManyAttempts';
      const formErrors = [t(text, { count: Math.ceil(seconds / 60) })];
      return refuse({ lastResult: submission.reply({ formErrors }) }, 429, {
        'Retry-After': String(seconds),
      });
    }
    await sendOwnerLink(context, email, 'new-password');
    return { next: loginPath(site.paths, language, { notice: 'reset-sent' }) };
  });
}
