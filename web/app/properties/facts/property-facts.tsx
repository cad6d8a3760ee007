import { useLanguage } from '../../content/i18n/text.tsx';
import { EnergyBadge } from '../energy/energy-badge.tsx';
import { softHyphens } from '../text/text.ts';
import type { Fact } from './fact-groups.ts';
import checkFile from '../../ui/icon/lucide/check.svg?raw';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { Icon, ShapedIcon } from '../../ui/icon/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EnergyScaleFigure } from '../energy/energy-scale-figure.tsx';
import type { FactSheet } from './fact-sheet.ts';
import { FloodScoreList } from './flood-score-list.tsx';

const check = iconShapes(checkFile);

const inColumns = 'columns-[16rem_2] gap-x-12';

type FactListProps = {
  facts: readonly Fact[];
  isWide?: boolean;
};

export function FactList({ facts, isWide = false }: FactListProps) {
  const language = useLanguage();
  if (facts.length === 0) return null;
  return (
    <dl className={isWide ? `facts ${inColumns}` : 'facts'}>
      {facts.map(({ id, label, value, lang, badge, isGood, note }) => (
        <div key={id} className="fact">
          <dt>{softHyphens(label, language)}</dt>
          <dd className={isGood ? 'fact-good' : undefined} lang={lang}>
            {isGood && <ShapedIcon shapes={check} />}
            {badge ? <EnergyBadge label={badge} /> : softHyphens(value, lang ?? language)}
          </dd>
          {note && <dd className="basis-full text-sm text-muted">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

type PropertyFactsProps = {
  sheet: FactSheet;
  renovationDuty?: string | undefined;
};

export function PropertyFacts({ sheet, renovationDuty }: PropertyFactsProps) {
  const language = useLanguage();
  const { groups, energy, water, planning } = sheet;
  const isAlone = groups.length === 1;
  return (
    <div className="fact-sheet grid gap-12">
      <div className={isAlone ? 'fact-groups' : `fact-groups ${inColumns}`}>
        {groups.map(({ name, title, facts }) => (
          <section key={name} aria-label={title} className="fact-group break-inside-avoid pb-8">
            <h3 className="heading-4 pb-3">{title}</h3>
            <FactList facts={facts} isWide={isAlone} />
          </section>
        ))}
      </div>
      {energy && (
        <section aria-label={energy.title} className="fact-part grid gap-6">
          <h3 className="heading-3">{softHyphens(energy.title, language)}</h3>
          {energy.scale && <EnergyScaleFigure scale={energy.scale} />}
          {renovationDuty && <Notice>{renovationDuty}</Notice>}
          <FactList facts={energy.facts} isWide />
        </section>
      )}
      {water && (
        <section aria-label={water.title} className="fact-part grid gap-6">
          <h3 className="heading-3">{softHyphens(water.title, language)}</h3>
          <FloodScoreList scores={water.scores} />
          <FactList facts={water.facts} isWide />
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
