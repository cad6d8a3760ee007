import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { mostRecent, validIds } from '../../properties/favourites/property-ids.ts';
import { renderRecent } from '../../properties/favourites/recent/render-recent.server.tsx';
import { cardContext } from '../../pages/card-context.server.ts';
import { cardData } from '../../properties/view/card-data.ts';
import { renderCards } from '../../properties/view/card-markup.server.tsx';
import { fragmentHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';

/** Markup of the row of cards of `?ids=2101,2119&language=nl`; references that are not offered are left out. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((id) => id === searchParams.get('language'));
  if (!language) return new Response(null, { status: 404, headers: { 'Cache-Control': cacheRules.never } });
  const ids = validIds((searchParams.get('ids') ?? '').split(','), mostRecent);
  const properties = await context.catalogue.findAll(ids, language);
  const onCard = cardContext({ platform: context, site, language });
  const cards = properties.map((property) => cardData(property, onCard));
  const texts = site.texts.get(language) ?? {};
  return new Response(renderRecent(renderCards(cards, language, texts), language, texts), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...fragmentHeaders(context) },
  });
}
