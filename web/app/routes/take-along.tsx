import takeAlongStyles from '../pages/take-along/take-along.css?url';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { languageOfPath } from '../content/i18n/language.ts';
import { takeAlongManifestPath, takeAlongPath } from '../content/paths/take-along-path.ts';
import { PageTextProvider } from '../islands/island.tsx';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { loadTakeAlong, loadTakenHome } from '../pages/take-along/load-take-along.server.ts';
import { TakeAlongPage } from '../pages/take-along/take-along-page.tsx';
import { TakenHome } from '../pages/take-along/taken-home.tsx';
import { toClientData } from '../pages/to-client-data.server.ts';
import { favouritesSearch } from '../properties/favourites/favourites-address.ts';
import { loadLayout } from '../site/load-layout.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  ...pageMeta(data?.head),
  {
    tagName: 'link',
    rel: 'manifest',
    href: takeAlongManifestPath(languageOfPath(location.pathname)),
  },
];

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: takeAlongStyles }];

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, language } = context;
  const { id } = params;
  if (params['language'] !== language) throw redirect(takeAlongPath(language));
  const home = id === undefined ? undefined : await loadTakenHome(context, id);
  // The list tells what became of it.
  if (id !== undefined && !home)
    throw redirect(`${takeAlongPath(language)}${favouritesSearch({ ids: [id] })}`);
  const { texts, theme, icon } = loadLayout(site, language, {
    now: platform.clock(),
    catalogue: platform.catalogue,
  });
  const shown = home ? { home } : { homes: await loadTakeAlong(context) };
  const { head, alternates } = shown.home ?? shown.homes;
  return toClientData(platform, { head, alternates, ...shown, language, texts, theme, icon });
}

export default function TakeAlongRoute() {
  const { page } = useLoaderData<typeof loader>();
  if (!page) return null;
  const { language, texts, home, homes } = page;
  return (
    <PageTextProvider language={language} texts={texts}>
      {home && <TakenHome data={home} />}
      {homes && <TakeAlongPage data={homes} />}
    </PageTextProvider>
  );
}
