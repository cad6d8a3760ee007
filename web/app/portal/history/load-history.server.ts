import { formatDay } from '../../properties/text/day.ts';
import { loadNearby } from '../nearby/load-nearby.server.ts';
import { readRecords } from '../records/read-records.server.ts';
import type { SectionContext } from '../section-context.ts';
import { saleEvents } from './price-events.server.ts';

/** Price and state of each shown property, the latest first, and what was sold or let near the one that is shown alone. */
export async function loadHistory(context: SectionContext) {
  const { t, language, properties, propertyIds } = context;
  const records = await readRecords(context);
  const shown = properties.filter(({ id }) => propertyIds.includes(id));
  const histories = await Promise.all(
    shown.map(async (property) => {
      const record = records.find((each) => each.property === property)?.record;
      const events = await saleEvents(property, record, context);
      if (record === undefined && events.length === 0) return [];
      const group = {
        id: property.id,
        title: propertyIds.length < 2 ? t('portal.priceAndState') : property.address,
        entries: events.map(({ day, title, price }, index) => ({
          key: String(index),
          day,
          date: formatDay(day, language),
          title,
          text: price,
        })),
        empty: t('portal.noHistory'),
      };
      return [group];
    }),
  );
  const known = histories.flat();
  const [only, ...others] = shown;
  const nearby =
    only?.keptUntil === undefined && only && others.length === 0
      ? await loadNearby(only, context)
      : undefined;
  return {
    groups: [...known, ...(nearby && nearby.entries.length > 0 ? [{ ...nearby, empty: '' }] : [])],
    empty: known.length === 0 ? t('portal.noHistory') : undefined,
  };
}
