import type { StagesData } from './load-stages.server.ts';

const dot =
  'before:absolute before:start-0 before:top-1.5 before:z-1 before:size-3 before:rounded-[50%] before:border-2';

/** Down on a phone, across where there is room for every stage. */
const way =
  'not-last:after:absolute not-last:after:start-[5px] not-last:after:top-3 not-last:after:h-full not-last:after:w-0.5 lg:not-last:after:start-0 lg:not-last:after:top-[11px] lg:not-last:after:h-0.5 lg:not-last:after:w-full';

const looks = {
  reached: 'before:border-accent before:bg-accent after:bg-accent',
  now: 'before:border-accent before:bg-accent after:bg-line',
  ahead: 'text-muted before:border-line before:bg-ground after:bg-line',
} as const;

/** Its heading comes below the heading with the title of the property. */
export function StageLine({ id, title, stages }: StagesData) {
  return (
    <section aria-labelledby={id} className="md:col-span-full">
      <h3 id={id} className="heading-4">
        {title}
      </h3>
      <ol className="mt-4 grid lg:auto-cols-fr lg:grid-flow-col">
        {stages.map(({ title: stage, day, date, isReached, mark }) => (
          <li
            key={stage}
            aria-current={mark === undefined ? undefined : 'step'}
            className={`relative ps-7 pb-4 last:pb-0 lg:pe-3 lg:ps-0 lg:pt-7 lg:pb-0 ${dot} ${way} ${looks[mark === undefined ? (isReached ? 'reached' : 'ahead') : 'now']}`}
          >
            <p className={`lg:text-sm ${isReached ? 'font-semibold' : ''}`}>{stage}</p>
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
