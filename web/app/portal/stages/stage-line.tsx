import type { StagesData } from './load-stages.server.ts';

const looks = { reached: 'stage-reached', now: 'stage-now', ahead: 'text-muted' } as const;

export function StageLine({ id, title, stages }: StagesData) {
  return (
    <section aria-labelledby={id} className="md:col-span-full">
      <h3 id={id} className="heading-4">
        {title}
      </h3>
      <ol className="stages mt-4 grid">
        {stages.map(({ title: stage, day, date, isReached, mark }) => (
          <li
            key={stage}
            aria-current={mark === undefined ? undefined : 'step'}
            className={`stage ${looks[mark === undefined ? (isReached ? 'reached' : 'ahead') : 'now']}`}
          >
            <p className={isReached ? 'font-semibold' : undefined}>{stage}</p>
            <p className={isReached ? 'text-sm text-muted' : 'sr-only'}>
              {day === undefined ? date : <time dateTime={day}>{date}</time>}
            </p>
            {mark && <p className="text-sm font-semibold text-accent">{mark}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
