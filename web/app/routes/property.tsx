import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forwardPost } from '../forms/submit/forward-post.server.ts';
import { submitForm } from '../forms/submit/submit.server.ts';
import { toClientData } from '../islands/client-data.server.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { noPropertyResponse } from '../pages/not-found/not-found-response.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { loadPropertyPage } from '../pages/property/load-property-page.server.ts';
import { withQuery } from '../paths/own-path.ts';
import { catalogue } from '../properties/catalogue/catalogue.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Carries `Retry-After` of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url } = context;
  const id = params['id'] ?? '';
  const page = loadPropertyPage(context, id);
  if (page) return movedProperty(page.path, url, params['language']) ?? toClientData(platform, page);
  const move = site.paths.move(url.pathname);
  if (move) return redirect(withQuery(move.to, url.search), move.status);
  return noPropertyResponse(context, catalogue.state(id) === 'gone' ? 410 : 404);
}

export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const page = loadPropertyPage(context, params['id'] ?? '');
  const forwarded = page && forwardPost(request, movedProperty(page.path, url, params['language']));
  return forwarded ?? submitForm({ platform, site, request, language, propertyId: params['id'] });
}

/** The redirect to a property's own address; undefined at that address. */
function movedProperty(path: string, { pathname, search }: URL, language: string | undefined) {
  return path === pathname ? undefined : redirect(`${path}${search}`, language ? 301 : 302);
}

export default function PropertyRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} formResult={useActionData<typeof action>()} />;
}
