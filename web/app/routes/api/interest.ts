import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { countOnce, empty } from '../../consent/analytics/count-once.server.ts';
import { sentInterests } from '../../content/paths/endpoints.ts';
import { isOwnProperty } from '../../portal/session/require-owner.server.ts';
import { belgianDay } from '../../platform/belgian-time.ts';
import { countAboutProperty } from '../../consent/statistics/counts.server.ts';

export function loader() {
  return empty(405, { Allow: 'POST' });
}

/** Counts that the property in the second line was marked or shared, as the first line says. */
export function action(given: ActionFunctionArgs) {
  const { database, clock, catalogue } = given.context;
  return countOnce(given, async ({ lines: [said, propertyId = ''], isFirst }) => {
    const kind = sentInterests.find((each) => each === said);
    if (!kind || catalogue.state(propertyId) === 'unknown') return;
    if (await isOwnProperty(given.request, given.context, propertyId)) return;
    if (!(await isFirst(`${kind} ${propertyId}`))) return;
    await countAboutProperty(database, { propertyId, day: belgianDay(clock()), kind });
  });
}
