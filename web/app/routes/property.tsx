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
import { toClientData } from '../pages/to-client-data.server.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import type { PageContext } from '../content/page-context.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { notOfferedResponse } from '../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { loadProjectPage } from '../pages/project/load-project-page.server.ts';
import { loadPropertyPage } from '../pages/property/load-property-page.server.ts';
import { offerMoveStatus } from '../content/paths/build-path.ts';
import { withQuery } from '../content/paths/own-path.ts';
import { isProjectAddress } from '../content/paths/resolve-path.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Carries `Retry-After` of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url } = context;
  const id = params['id'] ?? '';
  const { page, isGone, message } = await offer(context, id);
  if (page) return movedOffer(page.path, url, params['language']) ?? toClientData(platform, page);
  const move = site.paths.move(url.pathname);
  if (move) return redirect(withQuery(move.to, url.search), move.status);
  return notOfferedResponse(context, { message, status: isGone ? 410 : 404 });
}

export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const { page, subject } = await offer(context, params['id'] ?? '');
  const forwarded = page && forwardPost(request, movedOffer(page.path, url, params['language']));
  return forwarded ?? submitForm({ platform, site, request, language, ...subject });
}

/** The property or project at an address. Their ids are apart, so that both may have the same. */
async function offer(context: PageContext, id: string) {
  return isProjectAddress(context.site.paths, context.url.pathname)
    ? {
        page: await loadProjectPage(context, id),
        isGone: context.platform.catalogue.isProjectGone(id),
        message: 'list.noProjects' as const,
        subject: { projectId: id },
      }
    : {
        page: await loadPropertyPage(context, id),
        isGone: context.platform.catalogue.state(id) === 'gone',
        message: 'property.notFound' as const,
        subject: { propertyId: id },
      };
}

/** The redirect to the own address of a property or project; undefined at that address. */
function movedOffer(path: string, { pathname, search }: URL, language: string | undefined) {
  return path === pathname ? undefined : redirect(`${path}${search}`, language ? offerMoveStatus(path) : 302);
}

export default function PropertyRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} formResult={useActionData<typeof action>()} />;
}
