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
import { requestLanguage } from '../i18n/i18next.server.ts';
import { handOver } from '../pages/hand-over.server.ts';
import { loadNotFound } from '../pages/load-page.server.ts';
import { loadPropertyPage } from '../pages/load-property-page.server.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { PageView } from '../pages/page-view.tsx';
import { withQuery } from '../paths/own-path.ts';
import { catalogue } from '../properties/catalogue.ts';

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const site = await loadSite(platform);
  const context = { platform, site, url, language: await requestLanguage(request, site) };
  const page = loadPropertyPage(context, params['id'] ?? '');
  if (!page) {
    const moved = site.paths.move(url.pathname);
    if (moved) return redirect(withQuery(moved.to, url.search), moved.status);
    const isGone = catalogue.state(params['id'] ?? '') === 'gone';
    const missing = handOver(platform, await loadNotFound(context, 'property.notFound'));
    return data(missing, { status: isGone ? 410 : 404 });
  }
  if (page.path !== url.pathname)
    return redirect(`${page.path}${url.search}`, params['language'] ? 301 : 302);
  return handOver(platform, page);
}

/** A form on the page of this property. */
export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  const language = await requestLanguage(request, site);
  return submitForm({ platform, site, request, language, propertyId: params['id'] });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

export default function PropertyRoute() {
  return (
    <PageAnswer.Provider value={useActionData<typeof action>()}>
      <PageView page={useLoaderData<typeof loader>()} />
    </PageAnswer.Provider>
  );
}
