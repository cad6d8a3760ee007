import { portalPath } from '../../content/paths/portal/portal-path.ts';
import { setMonthlyMail } from '../monthly-mail/monthly-mails.server.ts';
import { removePasskey } from '../passkeys/owner-passkeys.server.ts';
import { readSmallBody } from '../../platform/http/small-body.server.ts';
import { removePasskeyField } from '../passkeys/remove-passkey-field.ts';
import type { SectionContext } from '../section-context.ts';
import { logOut } from './log-out.server.ts';
import { mailPasswordLink } from './mail-password-link.server.ts';
import { monthlyMailField, monthlyMailValues } from './monthly-mail-field.ts';
import { passwordLinkField } from './password-link-field.ts';

/** Bytes, far above what the buttons send. */
const largestBody = 4000;

/** Does what the pressed button of the account says. */
export async function handleAccount(context: SectionContext, request: Request) {
  const post = new URLSearchParams(await readSmallBody(request, largestBody));
  const choice = post.get(monthlyMailField);
  const passkeyId = post.get(removePasskeyField);
  const { platform, owner, language } = context;
  if (choice !== null) await setMonthlyMail(platform.database, owner.id, choice === monthlyMailValues.on);
  else if (passkeyId !== null) await removePasskey(platform.database, owner.id, passkeyId);
  else if (post.has(passwordLinkField)) return mailPasswordLink(context);
  else return logOut(context, request, post);
  return { next: portalPath(language, 'account') };
}
