import { Icon } from '../../ui/icon/icon.tsx';
import { type FloodScore, floodClasses } from './fact-sheet.ts';

/** Flemish advertisements must set a sign beside it. */
const worst = 'D';

const levels: Readonly<Record<string, string>> = {
  A: '[--level:8%]',
  B: '[--level:30%]',
  C: '[--level:55%]',
  D: '[--level:82%]',
};

export function FloodScoreList({ scores }: { scores: readonly FloodScore[] }) {
  return (
    <dl className="flood-scores grid grid-cols-[repeat(auto-fit,minmax(min(16rem,100%),1fr))] gap-x-12 gap-y-7 hyphens-auto">
      {scores.map(({ id, label, score, meaning }) => (
        <div key={id}>
          <dt className="heading-4">{label}</dt>
          <dd className="grid gap-3 pt-3">
            <span className="sr-only">{score}</span>
            <ol aria-hidden="true" className="flood-scale flex gap-2 text-muted [print-color-adjust:exact]">
              {floodClasses.map((one) => (
                <li
                  key={one}
                  className={`grid size-12 place-items-center rounded-md border border-line data-current:border-transparent data-current:font-bold data-current:text-ink data-current:outline-2 data-current:outline-offset-1 data-current:outline-water ${levels[one]}`}
                  data-current={one === score || undefined}
                >
                  {one}
                </li>
              ))}
            </ol>
            <p className="[&>*]:me-1.5 [&>*]:inline [&>*]:align-[-0.2em] [&>*]:text-danger">
              {score === worst && <Icon name="alert" />}
              {meaning}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
