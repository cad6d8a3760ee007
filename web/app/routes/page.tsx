import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { loadSite } from '../cms/site.server.ts';
import { FormResultContext } from '../forms/view/form-result.tsx';
import { forwardPost } from '../forms/submit/forward-post.server.ts';
import { submitForm } from '../forms/submit/submit.server.ts';
import { requestLanguage } from '../i18n/i18next.server.ts';
import { toClientData } from '../islands/client-data.server.ts';
import { pageLoaders } from '../pages/loaders.server.ts';
import { loadNotFoundPage } from '../pages/not-found/load-not-found-page.server.ts';
import { movedAddress } from '../pages/moved-address.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { PageView } from '../pages/page-view.tsx';
import { resolvePath } from '../paths/resolve-path.ts';

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const site = await loadSite(platform);
  const resolved = resolvePath(site.paths, url.pathname);
  const moved = await movedAddress(site, request, resolved);
  if (moved) return moved;
  const context = { platform, site, url, language: await requestLanguage(request, site) };
  const page =
    resolved.outcome === 'page' && (await pageLoaders[resolved.entry.kind](context, resolved.entry));
  if (page) return toClientData(platform, page);
  return data(toClientData(platform, await loadNotFoundPage(context)), { status: 404 });
}

/** A form of this page. */
export async function action({ context: platform, request }: ActionFunctionArgs) {
  const site = await loadSite(platform);
  const resolved = resolvePath(site.paths, new URL(request.url).pathname);
  const forwarded = forwardPost(request, await movedAddress(site, request, resolved));
  if (forwarded) return forwarded;
  return submitForm({ platform, site, request, language: await requestLanguage(request, site) });
}

/** Says when to come back, of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

export default function PageRoute() {
  return (
    <FormResultContext.Provider value={useActionData<typeof action>()}>
      <PageView page={useLoaderData<typeof loader>().page} />
    </FormResultContext.Provider>
  );
}
