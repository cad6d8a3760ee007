import { portalPath } from '../../paths/portal/portal-path.ts';
import { setMonthlyMail } from '../../services/database/owners/monthly-mails.server.ts';
import { readSmallBody } from '../../services/http/small-body.server.ts';
import type { SectionContext } from '../section-context.ts';
import { logOut } from './log-out.server.ts';
import { monthlyMailField, monthlyMailValues } from './monthly-mail-field.ts';

/** Bytes, far above what the buttons send. */
const largestBody = 1000;

/** Does what the pressed button of the account says. */
export async function handleAccount(context: SectionContext, request: Request) {
  const post = new URLSearchParams(await readSmallBody(request, largestBody));
  const choice = post.get(monthlyMailField);
  if (choice === null) return logOut(context, request, post);
  const { platform, owner, language } = context;
  await setMonthlyMail(platform.database, owner.id, choice === monthlyMailValues.on);
  return { next: portalPath(language, 'account') };
}
