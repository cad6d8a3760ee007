import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { PageAnswer } from '../forms/page-answer.ts';
import { submitForm } from '../forms/submit.server.ts';
import { chooseLanguage, requestLanguage } from '../i18n/i18next.server.ts';
import { handOver } from '../pages/hand-over.server.ts';
import { loadNotFound, loadPage } from '../pages/load-page.server.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { PageView } from '../pages/page-view.tsx';
import { homePath, pagePath } from '../paths/build-path.ts';
import { withQuery } from '../paths/own-path.ts';
import { resolvePath } from '../paths/resolve-path.ts';

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const site = await loadSite(platform);
  const resolved = resolvePath(site.paths, url.pathname);
  if (resolved.outcome === 'moved') return redirect(withQuery(resolved.to, url.search), resolved.status);
  if (resolved.outcome === 'choose-language') {
    const language = await chooseLanguage(request, site);
    const path = pagePath(resolved.entry, language) ?? homePath(language);
    const headers = { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' };
    return redirect(`${path}${url.search}`, { status: 302, headers });
  }
  const context = { platform, site, url, language: await requestLanguage(request, site) };
  const page = resolved.outcome === 'page' && (await loadPage(context, resolved.entry));
  if (page) return handOver(platform, page);
  return data(handOver(platform, await loadNotFound(context)), { status: 404 });
}

/** A form of this page. */
export async function action({ context: platform, request }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  return submitForm({ platform, site, request, language: await requestLanguage(request, site) });
}

/** Says when to come back, of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

export default function PageRoute() {
  return (
    <PageAnswer.Provider value={useActionData<typeof action>()}>
      <PageView page={useLoaderData<typeof loader>()} />
    </PageAnswer.Provider>
  );
}
