import takeAlongStyles from '../pages/take-along/take-along.css?url';
import {
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { takeAlongPath } from '../content/paths/take-along-path.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { loadTakeAlong, loadTakenHome } from '../pages/take-along/load-take-along.server.ts';
import { TakeAlongPage, TakenFrame } from '../pages/take-along/take-along-page.tsx';
import { TakenHome } from '../pages/take-along/taken-home.tsx';
import { toClientData } from '../pages/to-client-data.server.ts';
import { favouritesSearch } from '../properties/favourites/favourites-address.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: takeAlongStyles }];

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { language } = context;
  const { id } = params;
  if (params['language'] !== language) throw redirect(takeAlongPath(language));
  const home = id === undefined ? undefined : await loadTakenHome(context, id);
  // The list tells what became of it.
  if (id !== undefined && !home)
    throw redirect(`${takeAlongPath(language)}${favouritesSearch({ ids: [id] })}`);
  return toClientData(platform, home ?? (await loadTakeAlong(context)));
}

export default function TakeAlongRoute() {
  const { page } = useLoaderData<typeof loader>();
  if (!page) return null;
  const back = 'rooms' in page && { href: page.list, label: page.homeWords.all };
  return (
    <TakenFrame shell={page} back={back}>
      {'rooms' in page ? <TakenHome data={page} /> : <TakeAlongPage data={page} />}
    </TakenFrame>
  );
}
