import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { loadTexts } from '../../site/load-layout.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** The texts that islands use, packed, of `?language=nl&version=…`; only the current version is stored by caches. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((id) => id === searchParams.get('language'));
  if (!language) return new Response(null, { status: 404, headers: { 'Cache-Control': cacheRules.never } });
  const { texts, textsHref } = loadTexts(site, language);
  const isCurrent = context.view.kind === 'published' && textsHref === `${pathname}${search}`;
  return new Response(texts, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': isCurrent ? cacheRules.forever : cacheRules.never,
      'X-Robots-Tag': 'noindex',
    },
  });
}
