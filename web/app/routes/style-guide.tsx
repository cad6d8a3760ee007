import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { cardContext } from '../pages/card-context.server.ts';
import { loadPageContext } from '../pages/load-page-context.server.ts';
import { notFoundResponse } from '../pages/not-found/load-not-found-page.server.ts';
import { PageView } from '../pages/page-view.tsx';
import { loadSampleModules } from '../pages/style-guide/load-sample-modules.server.ts';
import { StyleGuidePage } from '../pages/style-guide/style-guide-page.tsx';
import { combineNeeds } from '../platform/page-needs.ts';
import { cardData, needsOfCards } from '../properties/view/card-data.ts';

export const meta: MetaFunction = () => [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }];

/** Shown by test deployments only; with `?failure`, the error page. */
export async function loader({ context: platform, request }: LoaderFunctionArgs) {
  const context = await loadPageContext(platform, request);
  if (!platform.showsStyleGuide) return notFoundResponse(context);
  if (context.url.searchParams.has('failure')) throw new Error('Requested by ?failure.');
  const { language } = context;
  const { catalogue } = platform;
  const ids = catalogue.ids({});
  const states = ['available', 'sold', 'rented'] as const;
  const chosen = states.flatMap((state) => ids.find((id) => catalogue.state(id) === state) ?? []);
  const shown = await catalogue.summaries(chosen, language);
  const onCard = cardContext(context);
  const cards = shown.map((property) => cardData(property, onCard));
  const { modules, needs } = await loadSampleModules(context);
  return { cards, modules, needs: combineNeeds([needs, needsOfCards(cards)]) };
}

export default function StyleGuideRoute() {
  const loaded = useLoaderData<typeof loader>();
  return 'cards' in loaded ? <StyleGuidePage {...loaded} /> : <PageView page={loaded.page} />;
}
