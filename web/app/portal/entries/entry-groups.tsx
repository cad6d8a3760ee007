/** A line of a list in order of time, in the words of its reader. */
export type Entry = {
  key: string;
  /** ISO day. */
  day: string;
  date: string;
  time?: string | undefined;
  title: string;
  /** Opens elsewhere. */
  href?: string | undefined;
  /** The property, while several are shown. */
  place?: string | undefined;
  by?: string | undefined;
  text?: string | undefined;
  /** Language of the text, where it is not the page's. */
  lang?: string | undefined;
  tone?: 'good' | 'plain' | 'quiet';
};

type EntryGroup = { id: string; title: string; entries: readonly Entry[]; empty: string };

const titleClasses = {
  good: 'entry-title entry-good',
  plain: 'entry-title',
  quiet: 'entry-title entry-quiet',
} as const;

function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="entries">
      {entries.map(({ key, day, date, time, title, href, place, by, text, lang, tone = 'plain' }) => (
        <li key={key} className="entry">
          <p className="entry-date">
            <time dateTime={time === undefined ? day : `${day}T${time}`}>
              {date}
              {time !== undefined && <strong>{time}</strong>}
            </time>
          </p>
          <div className="entry-body">
            <p className={titleClasses[tone]}>{href === undefined ? title : <a href={href}>{title}</a>}</p>
            {place !== undefined && <p className="entry-note">{place}</p>}
            {text !== undefined && (
              <p className="entry-text" lang={lang}>
                {text}
              </p>
            )}
            {by !== undefined && <p className="entry-note">{by}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

type EntriesSectionProps = {
  /** `empty` stands for the groups where there is none. */
  section: { groups: readonly EntryGroup[]; empty?: string | undefined };
};

/** A section of the portal that shows lists and nothing else. */
export function EntriesSection({ section: { groups, empty } }: EntriesSectionProps) {
  return (
    <>
      <EntryGroups groups={groups} />
      {empty !== undefined && <p className="text-muted">{empty}</p>}
    </>
  );
}

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
