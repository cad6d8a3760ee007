import portalStyles from '../../portal/portal.css?url';
import type {
  ActionFunctionArgs,
  LinksFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { toClientData } from '../../pages/to-client-data.server.ts';
import { loadPageContext } from '../../pages/load-page-context.server.ts';
import { pageMeta } from '../../pages/metadata/page-meta.ts';
import { notFoundResponse } from '../../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../../pages/page-view.tsx';
import { handlePortalPost } from '../../portal/handle-portal-post.server.ts';
import { loadPortalPage } from '../../portal/load-portal-page.server.ts';
import { PortalPage } from '../../portal/portal-page.tsx';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: portalStyles }];

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const page = await loadPortalPage(context, request);
  return page ? toClientData(platform, page) : notFoundResponse(context);
}

export async function action({ context: platform, request }: ActionFunctionArgs) {
  return handlePortalPost(await loadPageContext(platform, request), request);
}

export default function PortalRoute() {
  const { page } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return page?.kind === 'portal' ? <PortalPage page={page} result={result} /> : <PageView page={page} />;
}
