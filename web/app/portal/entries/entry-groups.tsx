import { EntryList } from './entry-list.tsx';
import type { EntryGroup } from './entry.ts';

export function EntryGroups({ groups }: { groups: readonly EntryGroup[] }) {
  return groups.map(({ id, title, entries, empty }) => (
    <section key={id} aria-labelledby={`entries-${id}`} className="entry-group">
      <h2 id={`entries-${id}`} className="heading-3">
        {title}
      </h2>
      {entries.length > 0 ? <EntryList entries={entries} /> : <p className="text-muted">{empty}</p>}
    </section>
  ));
}
