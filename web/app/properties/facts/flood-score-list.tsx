import { Icon } from '../../ui/icon/icon.tsx';
import { type FloodScore, floodClasses } from './fact-sheet.ts';

/** Flemish advertisements must set a sign beside it. */
const worst = 'D';

export function FloodScoreList({ scores }: { scores: readonly FloodScore[] }) {
  return (
    <dl className="flood-scores">
      {scores.map(({ id, label, score, meaning }) => (
        <div key={id}>
          <dt className="heading-4">{label}</dt>
          <dd>
            <span className="sr-only">{score}</span>
            <ol aria-hidden="true" className="flood-scale">
              {floodClasses.map((one) => (
                <li
                  key={one}
                  className={`flood-${one.toLowerCase()}`}
                  data-current={one === score || undefined}
                >
                  {one}
                </li>
              ))}
            </ol>
            <p>
              {score === worst && <Icon name="alert" />}
              {meaning}
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
