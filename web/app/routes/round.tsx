import takeAlongStyles from '../pages/take-along/take-along.css?url';
import {
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { roundPath } from '../content/paths/round-path.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { loadRound } from '../pages/take-along/load-round.server.ts';
import { RoundPage } from '../pages/take-along/round-page.tsx';
import { TakenFrame } from '../pages/take-along/take-along-page.tsx';
import { toClientData } from '../pages/to-client-data.server.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: takeAlongStyles }];

/** Names visitors: no cache but the one on the device, which ends with the day. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': cacheRules.never });

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  if (params['language'] !== context.language) throw redirect(roundPath(context.language));
  return toClientData(platform, await loadRound(context, request));
}

export default function RoundRoute() {
  const { page } = useLoaderData<typeof loader>();
  if (!page) return null;
  return (
    <TakenFrame shell={page}>
      <RoundPage data={page} />
    </TakenFrame>
  );
}
