import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/cloudflare';
import { useActionData, useLoaderData } from '@remix-run/react';
import { forwardPost, submitForm } from '../forms/submit/submit.server.ts';
import { toClientData } from '../pages/to-client-data.server.ts';
import { pageLoaders } from '../pages/loaders.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { movedAddress, loadPageContext } from '../pages/load-page-context.server.ts';
import { notFoundResponse } from '../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { resolvePath } from '../content/paths/resolve-path.ts';
import { logIn } from '../portal/session/log-in.server.ts';
import { skipLogin } from '../portal/session/require-owner.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** Carries `Retry-After` of a form that came too often or could not be stored. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const resolved = resolvePath(context.site.paths, context.url.pathname);
  const moved = await movedAddress(context, request, resolved);
  if (moved) return moved;
  if (resolved.outcome !== 'page') return notFoundResponse(context);
  const isLogin = resolved.entry.kind === 'login';
  const next = isLogin ? await skipLogin(request, context) : undefined;
  if (next) return next;
  const page = await pageLoaders[resolved.entry.kind](context, resolved.entry);
  return page ? toClientData(platform, page) : notFoundResponse(context);
}

export async function action({ context: platform, request }: ActionFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, url, language } = context;
  const resolved = resolvePath(site.paths, url.pathname);
  const forwarded = forwardPost(request, await movedAddress(context, request, resolved));
  if (forwarded) return forwarded;
  const isLogin = resolved.outcome === 'page' && resolved.entry.kind === 'login';
  return isLogin ? logIn(context, request) : submitForm({ platform, site, request, language });
}

export default function PageRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} formResult={useActionData<typeof action>()} />;
}
