import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { serverText } from '../content/i18n/i18next.server.ts';
import { belgianDay } from '../platform/belgian-time.ts';
import { loadSite } from '../content/cms/site.server.ts';
import { loadSuggestions } from '../properties/search-field/load-suggestions.server.ts';
import { fragmentHeaders } from '../platform/http/headers/security-headers.server.ts';

/** More than any suggestion is for, so that hostile texts cost little. */
const longestText = 200;

/** Suggestions for the text in `?q=`, as JSON; `?goal=` limits them to one list. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const site = await loadSite(context);
  const language = site.languages.find((one) => one === params['language']);
  if (!language) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const text = (searchParams.get('q') ?? '').slice(0, longestText).trim();
  const goal = (['sale', 'rent'] as const).find((one) => one === searchParams.get('goal'));
  const from = {
    language,
    t: serverText(site, language),
    paths: site.paths,
    municipalities: site.municipalities,
    catalogue: context.catalogue,
    goal,
    today: belgianDay(context.clock()),
  };
  return Response.json(await loadSuggestions(text, from), { headers: fragmentHeaders(context) });
}
