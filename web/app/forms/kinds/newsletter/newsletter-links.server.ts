import { newsletterDone } from '../../../content/paths/mailed-links.ts';
import { type LinkRequest, refusePost } from '../../personal/personal-response.server.ts';
import { confirm, showConfirm } from './confirm.server.ts';
import { donePage, respondToLink } from './newsletter-response.server.ts';
import {
  handleUnsubscribe,
  showUnsubscribe,
  requestUnsubscribeLink,
  showUnsubscribeLinkForm,
} from './unsubscribe.server.ts';

/** Shows what a link in a mail or a newsletter leads to; without a token, the form that requests such a link. */
export function showNewsletter({ link, ...given }: LinkRequest) {
  if (link === 'confirm') return respondToLink({ ...given, step: link }, showConfirm);
  if (link === 'unsubscribe')
    return respondToLink({ ...given, step: link }, given.token ? showUnsubscribe : showUnsubscribeLinkForm);
  const step = newsletterDone.find((each) => each === link) ?? 'confirmed';
  return respondToLink({ ...given, step }, (context) => Promise.resolve(donePage(context, step)));
}

/** Handles the buttons of these pages, of which those that say that something is done have none. */
export function handleNewsletter({ link, ...given }: LinkRequest) {
  if (link === 'confirm') return respondToLink({ ...given, step: link }, confirm);
  if (link !== 'unsubscribe') return refusePost(given);
  return respondToLink({ ...given, step: link }, given.token ? handleUnsubscribe : requestUnsubscribeLink);
}
