import { type LoaderFunctionArgs, type MetaFunction, redirectDocument } from '@remix-run/cloudflare';
import { Outlet, useLoaderData, useRouteError, useRouteLoaderData } from '@remix-run/react';
import { isVisibleNow } from '../content/cms/visible-now.server.ts';
import { requestLanguage, serverText } from '../content/i18n/i18next.server.ts';
import { languageOfPath } from '../content/i18n/language.ts';
import { unpackTexts } from '../content/i18n/packed-texts.ts';
import { hideFromSerializer, hydratesWholePage } from '../islands/client-data.server.ts';
import { loadPageLayout } from '../site/load-layout.server.ts';
import { useRoutePage } from '../site/current-page.tsx';
import { contactOf, RootError, rootErrorTitle } from '../site/errors/root-error.tsx';
import { SiteError } from '../site/errors/site-error.tsx';
import { SiteLayout } from '../site/site-layout.tsx';
import { loadSiteOrRedirect } from '../pages/load-page-context.server.ts';
import { previewNotice } from '../content/preview/preview-notice.server.ts';
import { PreviewSlot } from '../content/preview/preview-slot.tsx';

/** Describes a failed page; others have their own. */
export const meta: MetaFunction<typeof loader> = ({ data: layout, location, error }) => {
  if (!error) return [];
  const title = layout && unpackTexts(layout.texts)['error.title'];
  return [{ title: title ?? rootErrorTitle(languageOfPath(location.pathname)) }];
};

/** Only an editor's preview sees the layout change. */
export function shouldRevalidate() {
  return document.documentElement.dataset['preview'] !== undefined;
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const site = await loadSiteOrRedirect(request, context);
  // A preview that has ended keeps its router, but published data is hidden from that.
  if (context.asksForData && !hydratesWholePage(context)) throw redirectDocument(`${pathname}${search}`);
  const language = await requestLanguage(request, site);
  const layout = loadPageLayout(site, language, {
    now: context.clock(),
    catalogue: context.catalogue,
    isVisible: isVisibleNow(context),
    pathname,
  });
  const preview = previewNotice(context.view, serverText(site, language), language);
  return hideFromSerializer(context, { ...layout, ...(preview && { preview }) });
}

export default function SiteRoute() {
  const layout = useLoaderData<typeof loader>();
  return (
    <SiteLayout layout={layout} page={useRoutePage()}>
      <Outlet />
      <PreviewSlot notice={layout.preview} />
    </SiteLayout>
  );
}

/** Second of three error levels: the page failed; header, menu and footer remain. */
export function ErrorBoundary() {
  const layout = useRouteLoaderData<typeof loader>('routes/site');
  const page = useRoutePage();
  const error = useRouteError();
  if (!layout) return <RootError language={languageOfPath(page.pathname)} contact={contactOf(error)} />;
  return (
    <SiteLayout layout={layout} page={page}>
      <SiteError agency={layout.agency} />
    </SiteLayout>
  );
}
