import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import {
  requestUnsubscribeLink,
  showUnsubscribeLinkForm,
} from '../forms/kinds/newsletter/unsubscribe-link.server.ts';
import { handleUnsubscribe, showUnsubscribe } from '../forms/kinds/newsletter/unsubscribe.server.ts';
import { respondToStep } from '../forms/kinds/newsletter/newsletter-response.server.ts';
import { NewsletterPage } from '../forms/kinds/newsletter/newsletter-page.tsx';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

/** Opened by the link in a newsletter; without a token, the form that requests this link. */
export async function loader({ context: platform, request, params: { token } }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  return respondToStep(
    { platform, site, request, step: 'unsubscribe', token },
    token ? showUnsubscribe : showUnsubscribeLinkForm,
  );
}

export async function action({ context: platform, request, params: { token } }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  return respondToStep(
    { platform, site, request, step: 'unsubscribe', token },
    token ? handleUnsubscribe : requestUnsubscribeLink,
  );
}

export default function UnsubscribeRoute() {
  const shown = useLoaderData<typeof loader>();
  return <NewsletterPage {...(useActionData<typeof action>() ?? shown)} />;
}
