import { type ReactNode, useId } from 'react';
import { homeCountry } from 'schemas/country.ts';
import type { PropertyCardData } from '../../properties/view/card-data.ts';
import { EnergyBadge } from '../../properties/energy/energy-badge.tsx';
import { PropertyGrid } from '../../properties/view/property-card.tsx';
import { computedLabel } from '../../properties/energy/energy-label.ts';
import { EnergyScaleFigure } from '../../properties/energy/energy-scale-figure.tsx';
import { energyScaleOf } from '../../properties/energy/energy-scale.ts';
import { FloodScoreList } from '../../properties/facts/flood-score-list.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { LoadedModule } from '../modules/module-contract.ts';
import { RenderModules } from '../modules/render-modules.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { PageTitle } from '../../ui/page/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';

type DialogProps = { id: string; title: string; closeLabel: string; children: ReactNode };

/** Opened by a button with `command="show-modal"` and `commandfor`. */
function Dialog({ id, title, closeLabel, children }: DialogProps) {
  const titleId = `${id}-title`;
  return (
    <dialog id={id} className="dialog" aria-labelledby={titleId}>
      <h2 id={titleId} className="heading-3">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
      <form method="dialog" className="mt-6">
        <button className="button">{closeLabel}</button>
      </form>
    </dialog>
  );
}

function StyleGuideSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="wrap border-t border-line py-10">
      <h2 id={id} className="heading-3 mb-6">
        {title}
      </h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

const grades = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
const brussels = energyScaleOf({
  label: computedLabel(168, 'brussels'),
  consumption: 168,
  region: 'brussels',
  country: homeCountry,
  on: undefined,
});
const floods = ['A', 'B', 'C', 'D'].map((score) => ({
  id: score,
  label: 'P-score (plot)',
  score,
  meaning: 'A sentence about the chance of a flood.',
}));
const months = [
  { key: 'january', cells: ['January', '128', '4'] },
  { key: 'february', cells: ['February', '143', '6'] },
];

type StyleGuidePageProps = { cards: readonly PropertyCardData[]; modules: readonly LoadedModule[] };

export function StyleGuidePage({ cards, modules }: StyleGuidePageProps) {
  return (
    <>
      <PageTitle lead="One of each part, in each of its states.">Style guide</PageTitle>
      <PageTopEnd />
      <StyleGuideSection title="Type">
        <p className="heading-display">Display</p>
        <p className="heading-1">Heading one</p>
        <p className="heading-2">Heading two</p>
        <p className="heading-3">Heading three</p>
        <p className="heading-4">Heading four</p>
        <p className="lead">A lead says in a sentence or two what follows.</p>
        <p className="eyebrow">Eyebrow</p>
        <p className="price">€ 1.234.567</p>
      </StyleGuideSection>
      <StyleGuideSection title="Buttons and links">
        <p className="flex flex-wrap gap-4">
          <button className="button">Primary</button>
          <button className="button button-quiet">Quiet</button>
          <button className="button" disabled>
            Disabled
          </button>
        </p>
        <p>
          Words with <a href="#content">a link</a> in them.
        </p>
        <OnwardLink href="#content">Onward</OnwardLink>
      </StyleGuideSection>
      <StyleGuideSection title="Fields">
        <TextField label="Name" name="name" autoComplete="off" />
        <TextField label="Postal code" name="zip" help="Four digits." defaultValue="2800" />
        <TextField label="E-mail" name="email" error="Enter a valid e-mail address." defaultValue="an@" />
        <TextField label="Reference" name="reference" defaultValue="2101" disabled />
      </StyleGuideSection>
      <StyleGuideSection title="Cards and ribbons">
        <PropertyGrid cards={cards} headingLevel="h3" />
      </StyleGuideSection>
      <StyleGuideSection title="Energy labels">
        <p className="flex gap-2">
          {grades.map((grade) => (
            <EnergyBadge key={grade} label={{ letter: grade.toLowerCase(), text: grade }} />
          ))}
        </p>
      </StyleGuideSection>
      <StyleGuideSection title="Energy scale and flood scores">
        {brussels && (
          <EnergyScaleFigure
            scale={{ ...brussels, pointer: 'D+ · 168 kWh/m²', caption: 'Where the label lies, in words.' }}
          />
        )}
        <FloodScoreList scores={floods} />
      </StyleGuideSection>
      <StyleGuideSection title="Table">
        <DataTable
          caption="Visits"
          columns={[
            { title: 'Month' },
            { title: 'Views', isNumber: true },
            { title: 'Visits', isNumber: true },
          ]}
          rows={months}
        />
      </StyleGuideSection>
      <StyleGuideSection title="Dialog">
        <p>
          <button
            className="button button-quiet"
            {...{ command: 'show-modal', commandfor: 'style-guide-dialog' }}
          >
            Open the dialog
          </button>
        </p>
        <Dialog id="style-guide-dialog" title="A dialog" closeLabel="Close">
          <p>It takes the focus, gives it back, and closes by Escape.</p>
        </Dialog>
      </StyleGuideSection>
      <StyleGuideSection title="Notices and empty states">
        <Notice>Something is missing here.</Notice>
        <Notice tone="success">That went well.</Notice>
        <Notice tone="danger">That did not go well.</Notice>
        <EmptyState title="Nothing found" advice="Try fewer words.">
          <OnwardLink href="#content">Show all</OnwardLink>
        </EmptyState>
      </StyleGuideSection>
      <RenderModules modules={modules} />
    </>
  );
}
