import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { askLink, showAskLink } from '../forms/kinds/newsletter/ask-link.server.ts';
import { leave, showLeave } from '../forms/kinds/newsletter/unsubscribe.server.ts';
import { answerStep } from '../forms/kinds/newsletter/newsletter-response.server.ts';
import { NewsletterPage } from '../forms/kinds/newsletter/newsletter-page.tsx';

export {
  newsletterHeaders as headers,
  newsletterMeta as meta,
} from '../forms/kinds/newsletter/newsletter-head.ts';

/** Where the link of a newsletter leads; without a token, where a visitor asks for that link. */
export async function loader({ context: platform, request, params: { token } }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  return answerStep({ platform, site, request, step: 'unsubscribe', token }, token ? showLeave : showAskLink);
}

export async function action({ context: platform, request, params: { token } }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  return answerStep({ platform, site, request, step: 'unsubscribe', token }, token ? leave : askLink);
}

export default function UnsubscribeRoute() {
  const shown = useLoaderData<typeof loader>();
  return <NewsletterPage {...(useActionData<typeof action>() ?? shown)} />;
}
