import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { VisitChangePage } from '../forms/kinds/visit/change/visit-change-page.tsx';
import { handleVisit, showVisit } from '../forms/kinds/visit/change/visit-links.server.ts';
import { visitLinks } from '../content/paths/mailed-links.ts';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

/** Opened by the link in the mails about a visit; the step is the part of the URL before the token. */
async function linkOf({ context: platform, request, params: { token = '' } }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const step = visitLinks.find((each) => pathname.split('/').includes(each)) ?? 'change';
  return { platform, site: await loadSite(platform), request, step, token };
}

export async function loader(given: LoaderFunctionArgs) {
  return showVisit(await linkOf(given));
}

export async function action(given: ActionFunctionArgs) {
  return handleVisit(await linkOf(given));
}

export default function VisitChangeRoute() {
  const shown = useLoaderData<typeof loader>();
  return <VisitChangePage {...(useActionData<typeof action>() ?? shown)} />;
}
