import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import { loadNotFound } from '../pages/load-page.server.ts';
import { loadPropertyPage } from '../pages/load-property-page.server.ts';
import { pageMeta } from '../pages/page-meta.ts';
import { PageView } from '../pages/page-view.tsx';
import { catalogue } from '../properties/catalogue.ts';
import { PropertyPage } from '../pages/property-page.tsx';

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const site = await loadSite(platform);
  const context = { platform, site, url, language: await requestLanguage(request, site) };
  const page = loadPropertyPage(context, params['id'] ?? '');
  if (!page) {
    const isGone = catalogue.state(params['id'] ?? '') === 'gone';
    return data(await loadNotFound(context, 'property.notFound'), { status: isGone ? 410 : 404 });
  }
  if (page.path !== url.pathname)
    return redirect(`${page.path}${url.search}`, params['language'] ? 301 : 302);
  return page;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

export default function PropertyRoute() {
  const page = useLoaderData<typeof loader>();
  return 'property' in page ? <PropertyPage page={page} /> : <PageView page={page} />;
}
