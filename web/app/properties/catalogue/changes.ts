import type { Bundle } from '../import/bundle-schema.ts';
import type { ListedProperty } from '../property/listed-property.ts';

type Days = readonly (string | undefined)[];

/** ISO days sort as text. */
const latestOf = (days: Days) => days.reduce<string>((latest, day = '') => (day > latest ? day : latest), '');

type Source = Pick<Bundle, 'Projects' | 'Changed' | 'Gone'> & {
  find: (id: string) => ListedProperty | undefined;
  unitsOf: (projectId: string) => readonly string[];
};

/** ISO days of the last published change, and of removal. Looked up singly: few are asked for between imports. */
export function changesOf({ find, unitsOf, Projects, Changed, Gone }: Source) {
  const keyOf = (id: number | string, list = 'Properties') => `${list} ${String(id)}`;
  let known: ReadonlyMap<string, string> | undefined;

  function importedOn(key: string): string | undefined {
    known ??= new Map(Changed.map((change) => [keyOf(change.ID, change.List), change.Date]));
    return known.get(key);
  }

  function changedOn(id: string): string | undefined {
    const found = find(id);
    const days = found ? [found.publishedOn, found.record.TransactionDate, importedOn(keyOf(id))] : [];
    return latestOf(days) || undefined;
  }

  return {
    changedOn,
    projectChangedOn: (id: string): string | undefined => {
      if (!Projects.some(({ ID }) => String(ID) === id)) return undefined;
      return latestOf([...unitsOf(id).map(changedOn), importedOn(keyOf(id, 'Projects'))]) || undefined;
    },
    removed: Gone.filter(({ List }) => List === undefined).map(({ ID, Date: day }) => ({
      id: String(ID),
      day,
    })),
  };
}
