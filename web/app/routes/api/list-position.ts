import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { loadSite } from '../../content/cms/site.server.ts';
import { fragmentHeaders } from '../../platform/http/headers/security-headers.server.ts';
import { cacheRules } from '../../platform/http/headers/cache-rules.ts';
import type { PageContext } from '../../content/page-context.ts';
import { serverText } from '../../content/i18n/i18next.server.ts';
import { listPath, propertyPath } from '../../content/paths/build-path.ts';
import type { ListPositionQuery } from '../../content/paths/list-position-path.ts';
import { listSearch, readListAddress } from '../../properties/filters/list-address.ts';
import type { ListPosition } from '../../pages/property/neighbours/list-origin.ts';

/** More than any list needs, so that hostile addresses cost little. */
const longestList = 2000;

async function loadListPosition(
  { platform, site }: Pick<PageContext, 'platform' | 'site'>,
  { id, language, goal, list }: ListPositionQuery,
): Promise<ListPosition> {
  const { paths, municipalities } = site;
  const { catalogue } = platform;
  const t = serverText(site, language);
  const address = readListAddress(new URLSearchParams(list.slice(0, longestList)));
  const { filters, sort } = address;
  const ids = catalogue.ids({ goal, filters, sort, municipalities });
  const index = ids.indexOf(id);
  const back = {
    href: `${listPath(paths, goal, language)}${listSearch(address)}`,
    label: t('list.backToResults', { count: ids.length }),
  };
  if (index < 0) return { back };
  const linkTo = async (at: number, text: 'list.previousProperty' | 'list.nextProperty') => {
    const [property] = await catalogue.summaries(ids.slice(at, at + 1), language);
    return (
      property && { href: propertyPath(paths, property, language), label: t(text, { title: property.title }) }
    );
  };
  const previous = await linkTo(index - 1, 'list.previousProperty');
  const next = await linkTo(index + 1, 'list.nextProperty');
  return {
    back,
    position: t('list.position', { position: index + 1, total: ids.length }),
    ...(previous && { previous }),
    ...(next && { next }),
  };
}

/** Neighbours of `?id=2101` in the list with the query string `?list=`, as JSON. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const site = await loadSite(context);
  const language = site.languages.find((one) => one === searchParams.get('language'));
  const goal = (['sale', 'rent'] as const).find((one) => one === searchParams.get('goal'));
  if (!language || !goal)
    return new Response(null, { status: 404, headers: { 'Cache-Control': cacheRules.never } });
  const [id, list] = [searchParams.get('id') ?? '', searchParams.get('list') ?? ''];
  return Response.json(await loadListPosition({ platform: context, site }, { id, language, goal, list }), {
    headers: fragmentHeaders(context),
  });
}
