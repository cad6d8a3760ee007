import { serverText } from '../../content/i18n/i18next.server.ts';
import { type PersonalResult, respondPersonally } from '../../forms/personal/personal-response.server.ts';
import { readPost } from '../../forms/post/read-post.server.ts';
import type { SubmitContext } from '../../forms/submit/submit-context.ts';
import { loginPath, resetPath } from '../../content/paths/portal/portal-path.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { emailProblem } from '../fields.ts';
import { linkWait } from '../session/login-limits.server.ts';
import type { StepPageData } from './link-page-data.ts';

type Given = Pick<SubmitContext, 'platform' | 'site' | 'request'>;

const emailField = 'email';

const page = {
  pathIn: resetPath,
  pageOf: ({ title, text }: { title: string; text: string }): StepPageData => ({ title, text, links: [] }),
};

function resetForm(
  { site, language }: SubmitContext,
  shown: Pick<StepPageData, 'summary'> & { typed?: string } = {},
) {
  const t = serverText(site, language);
  const { summary, typed } = shown;
  return {
    title: t('portal.resetTitle'),
    text: t('portal.resetIntro'),
    ...(summary && { summary }),
    form: {
      fields: [
        {
          name: emailField,
          label: t('form.email'),
          type: 'email' as const,
          autoComplete: 'username',
          error: summary?.errors[emailField],
          value: typed,
        },
      ],
      button: t('portal.resetButton'),
    },
    links: [{ href: loginPath(site.paths, language), label: t('portal.backToLogin') }],
  };
}

export function showReset(given: Given) {
  return respondPersonally<StepPageData>(given, page, (context) =>
    Promise.resolve({ page: resetForm(context), status: 200 }),
  );
}

/** Says the same for a known and an unknown address, after the same time. */
export function requestReset(given: Given) {
  return respondPersonally<StepPageData>(
    given,
    page,
    async (context): Promise<PersonalResult<StepPageData>> => {
      const { site, language, request } = context;
      const t = serverText(site, language);
      const refused = (message: string, status: number, headers: Record<string, string> = {}) => ({
        page: resetForm(context, { summary: { messages: [message], heading: undefined, errors: {} } }),
        status,
        headers,
      });
      if (!isOwnOrigin(request)) return refused(t('message.refused'), 403);
      const read = await readPost(request);
      if (typeof read === 'number') return refused(t('message.notSent'), read);
      const typed = read.post.get(emailField)?.trim().slice(0, 254) ?? '';
      const problem = emailProblem(typed, t);
      if (problem) {
        const errors = { [emailField]: problem };
        const heading = t('form.errorSummary', { count: 1 });
        return {
          page: resetForm(context, { summary: { messages: [], heading, errors }, typed }),
          status: 422,
        };
      }
      const { seconds, isSentBefore } = await linkWait(context, typed);
      if (seconds > 0) {
        const text = isSentBefore ? 'portal.linkSentBefore' : 'portal.tooManyAttempts';
        const message = t(text, { count: Math.ceil(seconds / 60) });
        return refused(message, 429, { 'Retry-After': String(seconds) });
      }
      await sendOwnerLink(context, typed, 'new-password');
      return { next: loginPath(site.paths, language, { notice: 'reset-sent' }) };
    },
  );
}
