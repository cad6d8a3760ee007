import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/text.ts';
import type { Fact } from './fact-groups.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EnergyScaleFigure } from '../energy/energy-scale-figure.tsx';
import type { FactSheet } from './fact-sheet.ts';
import { FloodScoreList } from './flood-score-list.tsx';

export function FactList({ facts }: { facts: readonly Fact[] }) {
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ id, label, value, badge }) => (
        <div key={id} className="fact">
          <dt>{softHyphens(label, language)}</dt>
          <dd>{badge ? <EnergyBadge label={badge} /> : softHyphens(value, language)}</dd>
        </div>
      ))}
    </dl>
  );
}

type PropertyFactsProps = {
  sheet: FactSheet;
  /** Names the law's demand on the buyer, where there is one. */
  renovationDuty?: string | undefined;
};

/** Everything about a property below its highlights; answers on planning come last and folded. */
export function PropertyFacts({ sheet, renovationDuty }: PropertyFactsProps) {
  const language = useLanguage();
  const { groups, energy, water, planning } = sheet;
  return (
    <div className="fact-sheet">
      <div className="fact-groups">
        {groups.map(({ name, title, facts }) => (
          <section key={name} aria-label={title} className="fact-group">
            <h3 className="heading-4">{title}</h3>
            <FactList facts={facts} />
          </section>
        ))}
      </div>
      {energy && (
        <section aria-label={energy.title} className="fact-part">
          <h3 className="heading-3">{softHyphens(energy.title, language)}</h3>
          {energy.scale && <EnergyScaleFigure scale={energy.scale} />}
          {renovationDuty && <Notice>{renovationDuty}</Notice>}
          <FactList facts={energy.facts} />
        </section>
      )}
      {water && (
        <section aria-label={water.title} className="fact-part">
          <h3 className="heading-3">{softHyphens(water.title, language)}</h3>
          <FloodScoreList scores={water.scores} />
          <FactList facts={water.facts} />
        </section>
      )}
      {planning && (
        <section aria-label={planning.title}>
          <details className="disclosure">
            <summary>
              <h3 className="heading-3">{planning.title}</h3>
              <Icon name="chevronDown" />
            </summary>
            <div className="disclosure-body fact-sentences">
              <FactList facts={planning.facts} />
            </div>
          </details>
        </section>
      )}
    </div>
  );
}
