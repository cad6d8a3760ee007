import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import { loadLayout } from '../layout/load-layout.server.ts';
import { RootError } from '../layout/root-error.tsx';
import { SiteError } from '../layout/site-error.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';
import { defaultLanguage } from 'schemas/languages.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const site = await loadSite(context);
  const language = await requestLanguage(request, site);
  return loadLayout(site, language, context.clock());
}

/** The layout is the same on every page of a language. */
export function shouldRevalidate() {
  return false;
}

export default function SiteRoute() {
  return (
    <SiteLayout layout={useLoaderData<typeof loader>()}>
      <Outlet />
    </SiteLayout>
  );
}

/** The second of the three error levels: the page has failed; header, menu and footer stay. */
export function ErrorBoundary() {
  const layout = useRouteLoaderData<typeof loader>('routes/site');
  if (!layout) return <RootError language={defaultLanguage} />;
  return (
    <SiteLayout layout={layout}>
      <SiteError />
    </SiteLayout>
  );
}
