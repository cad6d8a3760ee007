import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forwardPost, submitForm } from '../forms/submit/submit.server.ts';
import { toClientData } from '../pages/to-client-data.server.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import type { PageContext } from '../content/page-context.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { notOfferedResponse } from '../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { loadProjectPage } from '../pages/project/load-project-page.server.ts';
import { loadPropertyPage } from '../pages/property/load-property-page.server.ts';
import { offerMoveStatus, projectPath, propertyPath } from '../content/paths/build-path.ts';
import { withQuery } from '../content/paths/own-path.ts';
import { isProjectAddress } from '../content/paths/resolve-path.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Carries `Retry-After` of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url } = context;
  const { catalogue } = platform;
  const id = params['id'] ?? '';
  const isProject = isProjectAddress(site.paths, url.pathname);
  const page = isProject ? await loadProjectPage(context, id) : await loadPropertyPage(context, id);
  if (page) return movedOffer(page.path, url, params['language']) ?? toClientData(platform, page);
  const move = site.paths.move(url.pathname);
  if (move) return redirect(withQuery(move.to, url.search), move.status);
  const isGone = isProject ? catalogue.isProjectGone(id) : catalogue.state(id) === 'gone';
  const message = isProject ? 'list.noProjects' : 'property.notFound';
  return notOfferedResponse(context, { message, status: isGone ? 410 : 404 });
}

export async function action({ context: platform, request, params }: ActionFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const id = params['id'] ?? '';
  const isProject = isProjectAddress(site.paths, url.pathname);
  const path = await offerPath(context, id, isProject);
  const moved = path === undefined ? undefined : movedOffer(path, url, params['language']);
  const subject = isProject ? { projectId: id } : { propertyId: id };
  return forwardPost(request, moved) ?? submitForm({ platform, site, request, language, ...subject });
}

/** The own address of a property or project. Their ids are apart, so that both may have the same. */
async function offerPath({ platform, site, language }: PageContext, id: string, isProject: boolean) {
  if (isProject) {
    const project = await platform.catalogue.project(id, language);
    return project && projectPath(site.paths, project, language);
  }
  const property = await platform.catalogue.find(id, language);
  return property && propertyPath(site.paths, property, language);
}

/** The redirect to the own address of a property or project; undefined at that address. */
function movedOffer(path: string, { pathname, search }: URL, language: string | undefined) {
  return path === pathname ? undefined : redirect(`${path}${search}`, language ? offerMoveStatus(path) : 302);
}

export default function PropertyRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} formResult={useActionData<typeof action>()} />;
}
