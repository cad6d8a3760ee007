import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { confirm, showConfirm } from '../forms/kinds/newsletter/confirm.server.ts';
import { respondToStep } from '../forms/kinds/newsletter/newsletter-response.server.ts';
import { NewsletterPage } from '../forms/kinds/newsletter/newsletter-page.tsx';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

/** Opened by the link in a confirmation mail. */
export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const step = { platform, site: await loadSite(platform), request, token: params['token'] };
  return respondToStep({ ...step, step: 'confirm' }, showConfirm);
}

export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const step = { platform, site: await loadSite(platform), request, token: params['token'] };
  return respondToStep({ ...step, step: 'confirm' }, confirm);
}

export default function ConfirmRoute() {
  const shown = useLoaderData<typeof loader>();
  return <NewsletterPage {...(useActionData<typeof action>() ?? shown)} />;
}
