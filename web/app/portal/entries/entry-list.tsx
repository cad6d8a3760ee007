import type { Entry } from './entry.ts';

const titleClasses = {
  good: 'entry-title entry-good',
  plain: 'entry-title',
  quiet: 'entry-title entry-quiet',
} as const;

export function EntryList({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="entries">
      {entries.map(({ key, day, date, time, title, href, place, by, text, tone = 'plain' }) => (
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
            {text !== undefined && <p className="entry-text">{text}</p>}
            {by !== undefined && <p className="entry-note">{by}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
