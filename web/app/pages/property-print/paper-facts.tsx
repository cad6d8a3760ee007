import { EnergyScaleFigure } from '../../properties/energy/energy-scale-figure.tsx';
import { FactList } from '../../properties/facts/property-facts.tsx';
import type { FactSheet } from '../../properties/facts/fact-sheet.ts';
import { FloodScoreList } from '../../properties/facts/flood-score-list.tsx';

type PaperFactsProps = { sheet: FactSheet; renovationDuty: string | undefined };

/** All facts of a property one below the other, for columns of paper. */
export function PaperFacts({ sheet, renovationDuty }: PaperFactsProps) {
  const { groups, energy, water, planning } = sheet;
  return (
    <>
      {groups.map(({ name, title, facts }) => (
        <section key={name}>
          <h2 className="heading-4">{title}</h2>
          <FactList facts={facts} />
        </section>
      ))}
      {energy && (
        <section>
          <h2 className="heading-4">{energy.title}</h2>
          {energy.scale && <EnergyScaleFigure scale={energy.scale} />}
          {renovationDuty && <p className="sheet-duty">{renovationDuty}</p>}
          <FactList facts={energy.facts} />
        </section>
      )}
      {water && (
        <section>
          <h2 className="heading-4">{water.title}</h2>
          <FloodScoreList scores={water.scores} />
          <FactList facts={water.facts} />
        </section>
      )}
      {planning && (
        <section className="fact-sentences">
          <h2 className="heading-4">{planning.title}</h2>
          <FactList facts={planning.facts} />
        </section>
      )}
    </>
  );
}
