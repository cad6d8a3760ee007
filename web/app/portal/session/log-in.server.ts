import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/cloudflare';
import { z } from 'zod';
import type { FormResult } from '../../forms/definition/form-content.ts';
import { withHeading } from '../../forms/submit/form-result.server.ts';
import { readPost } from '../../forms/post/read-post.server.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import type { Translate } from '../../content/i18n/translate.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loginPath } from '../../content/paths/portal-path.ts';
import { findOwnerByEmail } from '../owners/owners.server.ts';
import { isOwnOrigin } from '../../platform/http/own-origin.server.ts';
import { privacyHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { isPassword } from '../password/password-hash.server.ts';
import { startSession } from './start-session.server.ts';
import { sendOwnerLink } from '../links/send-owner-link.server.ts';
import { byLink, loginFields, loginKey } from '../fields.ts';
import { countAttempt, forgiveAttempt, linkWait } from './login-limits.server.ts';
import { nextPath } from './next-path.ts';

/** Longer than any password that can be chosen, and short enough to hash. */
const longestTyped = 1000;

export const ownerEmail = (t: Translate) =>
  z
    .string({ error: t('validation.required', { field: t('form.email') }) })
    .trim()
    .refine((email) => email !== '', {
      error: t('validation.required', { field: t('form.email') }),
      abort: true,
    })
    .refine((email) => email.includes('@'), { error: t('validation.email') });

/** Says the same for an unknown address and for a wrong password, after the same time. */
export async function logIn(context: PageContext, request: Request) {
  const { platform, site, language } = context;
  const t = serverText(site, language);
  if (!isOwnOrigin(request)) throw new Response(null, { status: 403 });
  const read = await readPost(request);
  if (typeof read === 'number') throw new Response(null, { status: read });
  const { post } = read;
  const isByLink = post.get(loginFields.way) === byLink;
  const typed = z.string({ error: t('validation.required', { field: t('form.password') }) });
  const submission = parseWithZod(post, {
    schema: z.object({ email: ownerEmail(t), password: isByLink ? typed.optional() : typed }),
  });
  const showAgain = (formErrors: string[], status: number, headers: Record<string, string> = {}) => {
    const lastResult = submission.reply({ formErrors, hideFields: [loginFields.password] });
    const result: FormResult = { form: undefined, formKey: loginKey, ...withHeading(t, lastResult) };
    return data(result, { status, headers: { ...privacyHeaders, ...headers } });
  };
  const tooMany = (seconds: number, isSentBefore = false) => {
    const text = isSentBefore ? 'portal.linkSentBefore' : 'portal.tooManyAttempts';
    const messages = [t(text, { count: Math.ceil(seconds / 60) })];
    return showAgain(messages, 429, { 'Retry-After': String(seconds) });
  };
  if (submission.status !== 'success') return showAgain([], 422);
  const { email, password = '' } = submission.value;
  const sender = { platform, request };
  if (isByLink) {
    const { seconds, isSentBefore } = await linkWait(sender, email);
    if (seconds > 0) return tooMany(seconds, isSentBefore);
    await sendOwnerLink(context, email, 'sign-in');
    const path = loginPath(site.paths, language, { notice: 'link-sent' });
    return redirect(path, { status: 303, headers: privacyHeaders });
  }
  const seconds = await countAttempt(sender, email);
  if (seconds > 0) return tooMany(seconds);
  const owner = await findOwnerByEmail(platform.database, email);
  const isRight = await isPassword(password.slice(0, longestTyped), owner?.passwordHash);
  if (!owner || !isRight) return showAgain([t('portal.loginFailed')], 422);
  await forgiveAttempt(sender, email);
  const headers = [...Object.entries(privacyHeaders), ...(await startSession(sender, owner.id))];
  return redirect(nextPath(language, post.get(loginFields.next) ?? undefined), { status: 303, headers });
}
