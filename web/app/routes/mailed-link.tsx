import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { mailedLinkAt, type MailedLinkKind, alertLinks, visitLinks } from '../content/paths/mailed-links.ts';
import { showDocuments } from '../forms/kinds/documents/open-documents.server.ts';
import { handleNewsletter, showNewsletter } from '../forms/kinds/newsletter/newsletter-links.server.ts';
import { handleAlert, showAlert } from '../forms/kinds/search-alert/alert-links.server.ts';
import { handleVisit, showVisit } from '../forms/kinds/visit/links/visit-links.server.ts';
import { LinkPage } from '../forms/link-page/link-page.tsx';
import { type LinkRequest, refusePost } from '../forms/link-page/link-response.server.ts';
import { showStop, stopMail } from '../portal/mailed-links/stop-mail.server.ts';
import { followLink, showLink } from '../portal/mailed-links/owner-link.server.ts';
import { requestReset, showReset } from '../portal/mailed-links/reset-page.server.ts';

/** Limits the referrer to the origin, because the URL may contain a token. */
export const meta: MetaFunction = ({ data: page }) => [
  { title: typeof page === 'object' && page && 'title' in page ? String(page.title) : undefined },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'strict-origin' },
];

/** Passes on `Cache-Control: no-store`, and `Retry-After` of a failure. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

type Handler = (given: LinkRequest) => Promise<unknown>;

const alertLink = ({ link }: LinkRequest) => alertLinks.find((each) => each === link) ?? 'stopped';
const visitLink = ({ link }: LinkRequest) => visitLinks.find((each) => each === link) ?? 'change';

/** Opening a link changes nothing, because mail scanners follow links too: a button does. */
const handlers = {
  newsletter: { show: showNewsletter, handle: handleNewsletter },
  alert: {
    show: (given) => showAlert({ ...given, step: alertLink(given) }),
    handle: (given) => handleAlert({ ...given, step: alertLink(given) }),
  },
  visit: {
    show: (given) => showVisit({ ...given, step: visitLink(given) }),
    handle: (given) => handleVisit({ ...given, step: visitLink(given) }),
  },
  documents: { show: showDocuments, handle: refusePost },
  owner: { show: showLink, handle: followLink },
  stopMail: { show: showStop, handle: stopMail },
  reset: { show: showReset, handle: requestReset },
} satisfies Record<MailedLinkKind, { show: Handler; handle: Handler }>;

async function readLink({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  const { kind, link } = mailedLinkAt(new URL(request.url).pathname);
  return { kind, given: { platform, site: await loadSite(platform), request, link, token } };
}

export async function loader(args: LoaderFunctionArgs) {
  const { kind, given } = await readLink(args);
  return handlers[kind].show(given);
}

export async function action(args: ActionFunctionArgs) {
  const { kind, given } = await readLink(args);
  return handlers[kind].handle(given);
}

export default function MailedLinkRoute() {
  const shown = useLoaderData<typeof loader>();
  return <LinkPage {...(useActionData<typeof action>() ?? shown)} />;
}
