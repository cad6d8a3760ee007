import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { countOnce, empty } from '../../consent/analytics/count-once.server.ts';
import { sourceOf } from '../../consent/analytics/view-source.ts';
import { viewOf } from '../../properties/catalogue/viewed-page.server.ts';
import { loadSite } from '../../content/cms/site.server.ts';
import { isOwnProperty } from '../../portal/session/require-owner.server.ts';
import { countAboutProperty, countPageView } from '../../consent/statistics/counts.server.ts';

export function loader() {
  return empty(405, { Allow: 'POST' });
}

/** Counts a view of the path in the first line, which came from what the second one says, unless its owner looks. */
export function action(given: ActionFunctionArgs) {
  const { database, clock, catalogue } = given.context;
  return countOnce(given, async ({ lines: [path = '', from = ''], isFirst }) => {
    const site = await loadSite(given.context);
    const view = await viewOf({ site, catalogue, now: clock() }, path);
    if (!view) return;
    const { propertyId, ...page } = view;
    if (propertyId !== undefined && (await isOwnProperty(given.request, given.context, propertyId))) return;
    if (!(await isFirst(`view ${propertyId ?? path}`))) return;
    if (propertyId === undefined) await countPageView(database, page);
    else await countAboutProperty(database, { propertyId, day: view.day, kind: sourceOf(from, site.paths) });
  });
}
