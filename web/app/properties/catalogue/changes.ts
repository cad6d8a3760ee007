import type { Bundle } from '../import/bundle-schema.ts';

type Days = readonly (string | undefined)[];

/** ISO days sort as text. */
const latestOf = (days: Days) => days.reduce<string>((latest, day = '') => (day > latest ? day : latest), '');

/** The ISO days on which something that is published of a property or project changed last, and those that are gone. */
export function changesOf({ Properties, Projects, Changed, Gone }: Bundle) {
  const keyOf = (id: number, list = 'Properties') => `${list} ${String(id)}`;
  const imported = new Map(Changed.map((change) => [keyOf(change.ID, change.List), change.Date]));
  const properties = new Map(
    Properties.map(({ ID, PublicationDate, TransactionDate }) => [
      String(ID),
      latestOf([PublicationDate, TransactionDate, imported.get(keyOf(ID))]),
    ]),
  );
  const projects = new Map(
    Projects.map(({ ID }) => {
      const units = Properties.filter(({ ProjectID }) => ProjectID === ID);
      const days = units.map((unit) => properties.get(String(unit.ID)));
      return [String(ID), latestOf([...days, imported.get(keyOf(ID, 'Projects'))])];
    }),
  );
  return {
    changedOn: (id: string): string | undefined => properties.get(id),
    /** Changes with its units; undefined for a project without any that was never seen to change. */
    projectChangedOn: (id: string): string | undefined => projects.get(id) || undefined,
    /** Properties, no projects. */
    removed: Gone.filter(({ List }) => List === undefined).map(({ ID, Date: day }) => ({
      id: String(ID),
      day,
    })),
  };
}
