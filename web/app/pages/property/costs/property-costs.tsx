import { Island } from '../../../islands/island.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PropertySection } from '../../property-section/property-section.tsx';
import { sectionIds } from '../../property-section/section-ids.ts';
import { CostCalculator } from './cost-calculator.tsx';
import { CostLines } from './cost-summary.tsx';
import type { CostSource } from './cost-sources.server.ts';
import type { CostsData, RentCostsData } from './load-costs.server.ts';

export function PropertyCosts({ costs }: { costs: CostsData }) {
  const { title, notice, sources, sourcesTitle } = costs;
  return (
    <PropertySection id={sectionIds.costs} title={title}>
      <div className="costs">
        {costs.kind === 'rent' ? (
          <RentCosts costs={costs} />
        ) : (
          <>
            {costs.note && <p className="costs-note">{costs.note}</p>}
            <Island name="costs" component={CostCalculator} props={costs.calculator} />
          </>
        )}
        <p className="costs-note">{notice}</p>
        {sources.length > 0 && (
          <details className="disclosure">
            <summary>
              <h3 className="heading-4">{sourcesTitle}</h3>
              <Icon name="chevronDown" />
            </summary>
            <ul className="disclosure-body costs-sources">
              {sources.map((source) => (
                <li key={source.rule}>
                  {source.rule} <Cited source={source} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </PropertySection>
  );
}

function Cited({ source: { before, source, after, href } }: { source: CostSource }) {
  return (
    <span className="text-muted">
      {before}
      {href ? <a href={href}>{source}</a> : source}
      {after}
    </span>
  );
}

function RentCosts({ costs: { month, start, note } }: { costs: RentCostsData }) {
  return (
    <>
      <div className="costs-columns">
        {[month, start].map(({ title, total, lines }) => (
          <div key={title} className="costs-card">
            <h3 className="costs-label">{title}</h3>
            <p className="price price-large">{total}</p>
            <CostLines lines={lines} />
          </div>
        ))}
      </div>
      {note && <p className="costs-note">{note}</p>}
    </>
  );
}
