import type { ReactNode } from 'react';
import type { SectionResult } from './section-context.ts';
import { AnswerForm, type AnswerFormData } from './answers/answer-form.tsx';

export type Entry = {
  key: string;
  /** ISO day, or moment. */
  day: string;
  date: string;
  time?: string | undefined;
  title: string;
  href?: string | undefined;
  /** The property, while several are shown. */
  place?: string | undefined;
  by?: string | undefined;
  text?: string | undefined;
  lang?: string | undefined;
  tone?: 'good' | 'plain' | 'quiet';
  answer?: AnswerFormData | undefined;
};

type EntryGroup = {
  id: string;
  title: string;
  note?: string | undefined;
  entries: readonly Entry[];
  empty: string;
};

const titleClasses = {
  good: 'entry-good font-semibold',
  plain: 'font-semibold',
  quiet: 'text-muted',
} as const;

type Typed = SectionResult['typed'];

function EntryList({ entries, typed }: { entries: readonly Entry[]; typed: Typed }) {
  return (
    <ol className="max-w-216 border-t border-line">
      {entries.map(({ key, day, date, time, title, href, place, by, text, lang, tone = 'plain', answer }) => (
        <li
          key={key}
          className="grid break-inside-avoid gap-x-8 gap-y-1 border-b border-line py-4.5 md:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <p className="text-sm leading-7 text-muted">
            <time dateTime={day}>
              {date}
              {time !== undefined && (
                <strong className="ms-3 text-ink tabular-nums lining-nums md:ms-0 md:block">{time}</strong>
              )}
            </time>
          </p>
          <div className="grid min-w-0 gap-1">
            <p className={`text-lg leading-7 wrap-anywhere ${titleClasses[tone]}`}>
              {href === undefined ? title : <a href={href}>{title}</a>}
            </p>
            {place !== undefined && <p className="text-sm text-muted">{place}</p>}
            {text !== undefined && (
              <p className="max-w-[62ch] whitespace-pre-line" lang={lang}>
                {text}
              </p>
            )}
            {by !== undefined && <p className="text-sm text-muted">{by}</p>}
            {answer && <AnswerForm answer={answer} typed={typed} />}
          </div>
        </li>
      ))}
    </ol>
  );
}

type EntriesSectionProps = {
  section: { groups: readonly EntryGroup[]; empty?: string | undefined };
  result?: SectionResult;
};

export function EntriesSection({ section: { groups, empty }, result }: EntriesSectionProps) {
  return (
    <>
      <EntryGroups groups={groups} typed={result?.typed} />
      {empty !== undefined && <p className="text-muted">{empty}</p>}
    </>
  );
}

type EntryGroupsProps = { groups: readonly EntryGroup[]; typed?: Typed };

export function EntryGroups({ groups, typed }: EntryGroupsProps) {
  return groups.map(({ id, title, note, entries, empty }) => (
    <TitledGroup key={id} id={`entries-${id}`} title={title}>
      {note !== undefined && <p className="max-w-[66ch] text-sm text-muted">{note}</p>}
      {entries.length > 0 ? (
        <EntryList entries={entries} typed={typed} />
      ) : (
        <p className="text-muted">{empty}</p>
      )}
    </TitledGroup>
  ));
}

type TitledGroupProps = { id: string; title: string; children: ReactNode };

export function TitledGroup({ id, title, children }: TitledGroupProps) {
  return (
    <section aria-labelledby={id} className="grid gap-4 pt-4 not-first-of-type:pt-10">
      <h2 id={id} className="heading-3">
        {title}
      </h2>
      {children}
    </section>
  );
}
