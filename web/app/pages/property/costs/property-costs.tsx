import { Island } from '../../../islands/island.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { PropertySection } from '../../property-section/property-section.tsx';
import { sectionIds } from '../../property-section/section-ids.ts';
import { CostCalculator } from './cost-calculator.tsx';
import { CostCard, CostColumns, CostLines, CostNote } from './cost-summary.tsx';
import type { CostSource } from './cost-sources.server.ts';
import type { CostsData, RentCostsData } from './load-costs.server.ts';

export function PropertyCosts({ costs }: { costs: CostsData }) {
  const { title, notice, sources, sourcesTitle } = costs;
  return (
    <PropertySection id={sectionIds.costs} title={title}>
      <div className="@container grid gap-5">
        {costs.kind === 'rent' ? (
          <RentCosts costs={costs} />
        ) : (
          <>
            {costs.note && <CostNote>{costs.note}</CostNote>}
            <Island
              name="costs"
              component={CostCalculator}
              props={costs.calculator}
              isRenderedOnce={Object.keys(costs.calculator.typed).length === 0}
            />
          </>
        )}
        <CostNote>{notice}</CostNote>
        {sources.length > 0 && (
          <details className="disclosure">
            <summary>
              <h3 className="heading-4">{sourcesTitle}</h3>
              <Icon name="chevronDown" />
            </summary>
            <ul className="disclosure-body grid max-w-[66ch] gap-3">
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
      <CostColumns>
        {[month, start].map(({ title, total, lines }) => (
          <CostCard key={title}>
            <h3 className="font-semibold">{title}</h3>
            <p className="price price-large">{total}</p>
            <CostLines lines={lines} />
          </CostCard>
        ))}
      </CostColumns>
      {note && <CostNote>{note}</CostNote>}
    </>
  );
}
