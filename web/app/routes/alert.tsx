import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../content/cms/site.server.ts';
import { AlertPage } from '../forms/kinds/search-alert/alert-page.tsx';
import { handleAlert, showAlert } from '../forms/kinds/search-alert/alert-links.server.ts';
import { alertLinks } from '../content/paths/mailed-links.ts';

export { personalMeta as meta, personalHeaders as headers } from '../forms/personal/personal-head.ts';

/** Opened by the links in the mails of a search alert; the step is the part of the URL before the token. */
async function linkOf({ context: platform, request, params: { token } }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  const step = alertLinks.find((each) => pathname.split('/').includes(each)) ?? 'stopped';
  return { platform, site: await loadSite(platform), request, step, token };
}

export async function loader(given: LoaderFunctionArgs) {
  return showAlert(await linkOf(given));
}

export async function action(given: ActionFunctionArgs) {
  return handleAlert(await linkOf(given));
}

export default function AlertRoute() {
  const shown = useLoaderData<typeof loader>();
  return <AlertPage {...(useActionData<typeof action>() ?? shown)} />;
}
