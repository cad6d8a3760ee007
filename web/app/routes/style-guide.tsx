import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import { Gallery } from '../pages/style-guide/style-guide-page.tsx';
import { toClientData } from '../islands/client-data.server.ts';
import { loadNotFoundPage } from '../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { cardData } from '../properties/view/card-data.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';

/**
 * One of each part of the interface, for those who design and test it; with `?failure`, the page that stands in for one
 * that has failed. No production deployment shows it.
 */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const site = await loadSite(platform);
  if (platform.showsGallery && new URL(request.url).searchParams.has('failure')) throw new Error('As asked.');
  const language = await requestLanguage(request, site);
  const context = { platform, site, url: new URL(request.url), language };
  if (!platform.showsGallery)
    return data(toClientData(platform, await loadNotFoundPage(context)), { status: 404 });
  const all = catalogue.list({ language });
  const states = ['available', 'sold', 'rented'] as const;
  const shown = states.flatMap((state) => all.find((property) => property.state === state) ?? []);
  return { cards: shown.map((property) => cardData(property, site.paths, language)) };
}

export const meta: MetaFunction = () => [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }];

export default function GalleryRoute() {
  const shown = useLoaderData<typeof loader>();
  return 'cards' in shown ? <Gallery cards={shown.cards} /> : <PageView page={shown.page} />;
}
