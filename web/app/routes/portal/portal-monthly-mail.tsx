import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../../content/cms/site.server.ts';
import { showMonthlyMail, stopMonthlyMail } from '../../portal/monthly-mail/stop-monthly-mail.server.ts';
import { StepPage } from '../../portal/mailed-links/link-page.tsx';

export { personalMeta as meta, personalHeaders as headers } from '../../forms/personal/personal-head.ts';

async function linkOf({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  return { platform, site: await loadSite(platform), request, token };
}

/** Opened by the link in the monthly mail that stops it. */
export async function loader(given: LoaderFunctionArgs) {
  return showMonthlyMail(await linkOf(given));
}

export async function action(given: ActionFunctionArgs) {
  return stopMonthlyMail(await linkOf(given));
}

export default function PortalMonthlyMailRoute() {
  const shown = useLoaderData<typeof loader>();
  return <StepPage {...(useActionData<typeof action>() ?? shown)} />;
}
