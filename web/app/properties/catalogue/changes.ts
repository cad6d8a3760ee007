import type { Bundle } from '../import/bundle-schema.ts';
import type { ListedProperty } from '../property/listed-property.ts';

type Days = readonly (string | undefined)[];

/** ISO days sort as text. */
const latestOf = (days: Days) => days.reduce<string>((latest, day = '') => (day > latest ? day : latest), '');

type Source = Pick<Bundle, 'Projects' | 'Changed' | 'Gone'> & { listed: readonly ListedProperty[] };

/** The ISO days on which something that is published of a property or project changed last, and those that are gone. */
export function changesOf({ listed, Projects, Changed, Gone }: Source) {
  const keyOf = (id: number | string, list = 'Properties') => `${list} ${String(id)}`;
  const imported = new Map(Changed.map((change) => [keyOf(change.ID, change.List), change.Date]));
  const properties = new Map(
    listed.map(({ id, publishedOn, record }) => [
      id,
      latestOf([publishedOn, record.TransactionDate, imported.get(keyOf(id))]),
    ]),
  );
  const units = Map.groupBy(listed, ({ projectId }) => projectId);
  const projects = new Map(
    Projects.map(({ ID }) => {
      const days = (units.get(String(ID)) ?? []).map(({ id }) => properties.get(id));
      return [String(ID), latestOf([...days, imported.get(keyOf(ID, 'Projects'))])];
    }),
  );
  return {
    /** Undefined for one without any day. */
    changedOn: (id: string): string | undefined => properties.get(id) || undefined,
    /** Changes with its units; undefined for a project without any that was never seen to change. */
    projectChangedOn: (id: string): string | undefined => projects.get(id) || undefined,
    /** Properties, no projects. */
    removed: Gone.filter(({ List }) => List === undefined).map(({ ID, Date: day }) => ({
      id: String(ID),
      day,
    })),
  };
}
