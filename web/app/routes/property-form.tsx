import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forwardPost, submitForm } from '../forms/submit/submit.server.ts';
import { toClientData } from '../pages/to-client-data.server.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import type { PageContext } from '../content/page-context.ts';
import { PageView } from '../pages/page-view.tsx';
import {
  loadPropertyFormPage,
  propertyFormAddress,
} from '../pages/property-form/load-property-form-page.server.ts';
import { languagePath, offerMoveStatus, shortPropertyPath } from '../content/paths/build-path.ts';
import { isProjectAddress } from '../content/paths/resolve-path.ts';
import { propertyFormAt } from '../content/paths/property-paths.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => pageMeta(page?.head);

/** Carries `Retry-After` of a form, and keeps free times out of every cache. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders;

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const id = params['id'] ?? '';
  const form = formAt(context);
  const page = form && (await loadPropertyFormPage(context, id, form));
  if (!page) throw redirect(propertyAddress(context, id));
  if (page.path !== context.url.pathname) throw redirect(page.path, offerMoveStatus(page.path));
  const isFresh = form === 'contact-appointment';
  return data(
    toClientData(platform, page),
    isFresh ? { headers: { 'Cache-Control': cacheRules.never } } : {},
  );
}

export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const id = params['id'] ?? '';
  const form = formAt(context);
  const path = (form && (await propertyFormAddress(context, id, form))) ?? propertyAddress(context, id);
  const moved = path === url.pathname ? undefined : redirect(path);
  return forwardPost(request, moved) ?? submitForm({ platform, site, request, language, propertyId: id });
}

function formAt({ site, url }: PageContext) {
  return isProjectAddress(site.paths, url.pathname) ? undefined : propertyFormAt(url.pathname);
}

/** The page of a property in any state, which tells what became of it. */
function propertyAddress({ language }: PageContext, id: string): string {
  return `${languagePath(language, shortPropertyPath(id))}/`;
}

export default function PropertyFormRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} formResult={useActionData<typeof action>()} />;
}
