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
import { FormResultContext } from '../forms/view/form-result.tsx';
import { forwardPost } from '../forms/submit/forward-post.server.ts';
import { submitForm } from '../forms/submit/submit.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import { toClientData } from '../islands/client-data.server.ts';
import { loadNotFoundPage } from '../pages/not-found/load-not-found-page.server.ts';
import { loadPropertyPage } from '../pages/property/load-property-page.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { PageView } from '../pages/page-view.tsx';
import { withQuery } from '../paths/own-path.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const site = await loadSite(platform);
  const context = { platform, site, url, language: await requestLanguage(request, site) };
  const page = loadPropertyPage(context, params['id'] ?? '');
  if (!page) {
    const move = site.paths.move(url.pathname);
    if (move) return redirect(withQuery(move.to, url.search), move.status);
    const isGone = catalogue.state(params['id'] ?? '') === 'gone';
    const missing = toClientData(platform, await loadNotFoundPage(context, 'property.notFound'));
    return data(missing, { status: isGone ? 410 : 404 });
  }
  return moved(page.path, url, params['language']) ?? toClientData(platform, page);
}

/** The redirect to a property's own address; undefined at that address. */
function moved(path: string, { pathname, search }: URL, language: string | undefined) {
  return path === pathname ? undefined : redirect(`${path}${search}`, language ? 301 : 302);
}

/** A form on the page of this property. */
export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  const language = await requestLanguage(request, site);
  const url = new URL(request.url);
  const page = loadPropertyPage({ platform, site, url, language }, params['id'] ?? '');
  const forwarded = page && forwardPost(request, moved(page.path, url, params['language']));
  if (forwarded) return forwarded;
  return submitForm({ platform, site, request, language, propertyId: params['id'] });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

export default function PropertyRoute() {
  return (
    <FormResultContext.Provider value={useActionData<typeof action>()}>
      <PageView page={useLoaderData<typeof loader>().page} />
    </FormResultContext.Provider>
  );
}
