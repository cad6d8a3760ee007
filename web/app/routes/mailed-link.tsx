import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { type MailedLink, mailedLinkAt } from '../content/paths/mailed-links.ts';
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

/** Opening a link changes nothing, because mail scanners follow links too: a button does. */
function show(to: MailedLink, given: LinkRequest) {
  switch (to.kind) {
    case 'newsletter':
      return showNewsletter({ ...given, link: to.link });
    case 'alert':
      return showAlert({ ...given, link: to.link });
    case 'visit':
      return showVisit({ ...given, link: to.link });
    case 'documents':
      return showDocuments(given);
    case 'owner':
      return showLink(given);
    case 'stopMail':
      return showStop(given);
    case 'reset':
      return showReset(given);
  }
}

function handle(to: MailedLink, given: LinkRequest) {
  switch (to.kind) {
    case 'newsletter':
      return handleNewsletter({ ...given, link: to.link });
    case 'alert':
      return handleAlert({ ...given, link: to.link });
    case 'visit':
      return handleVisit({ ...given, link: to.link });
    case 'documents':
      return refusePost(given);
    case 'owner':
      return followLink(given);
    case 'stopMail':
      return stopMail(given);
    case 'reset':
      return requestReset(given);
  }
}

async function readLink({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  const to = mailedLinkAt(new URL(request.url).pathname);
  return { to, given: { platform, site: await loadSite(platform), request, token } };
}

export async function loader(args: LoaderFunctionArgs) {
  const { to, given } = await readLink(args);
  return show(to, given);
}

export async function action(args: ActionFunctionArgs) {
  const { to, given } = await readLink(args);
  return handle(to, given);
}

export default function MailedLinkRoute() {
  const shown = useLoaderData<typeof loader>();
  return <LinkPage {...(useActionData<typeof action>() ?? shown)} />;
}
