import takeAlongStyles from '../pages/take-along/take-along.css?url';
import {
  type HeadersFunction,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { languageOfPath } from '../content/i18n/language.ts';
import { roundPath } from '../content/paths/round-path.ts';
import { PageTextProvider } from '../islands/island.tsx';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { pageMeta } from '../pages/metadata/page-meta.ts';
import { loadRound } from '../pages/take-along/load-round.server.ts';
import { RoundPage } from '../pages/take-along/round-page.tsx';
import { toClientData } from '../pages/to-client-data.server.ts';
import { cacheRules } from '../platform/http/headers/cache-rules.ts';
import { loadLayout } from '../site/load-layout.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data, location }) => [
  ...pageMeta(data?.head),
  {
    tagName: 'link',
    rel: 'manifest',
    href: `${roundPath(languageOfPath(location.pathname))}manifest.webmanifest`,
  },
];

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: takeAlongStyles }];

/** Names visitors: no cache but the one on the device, which ends with the day. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': cacheRules.never });

export async function loader({ context: platform, request, params }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  const { site, language } = context;
  if (params['language'] !== language) throw redirect(roundPath(language));
  const { texts, theme, icon } = loadLayout(site, language, {
    now: platform.clock(),
    catalogue: platform.catalogue,
  });
  const round = await loadRound(context, request);
  return toClientData(platform, { ...round, texts, theme, icon });
}

export default function RoundRoute() {
  const { page } = useLoaderData<typeof loader>();
  if (!page) return null;
  return (
    <PageTextProvider language={page.language} texts={page.texts}>
      <RoundPage data={page} />
    </PageTextProvider>
  );
}
