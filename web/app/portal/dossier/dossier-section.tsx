import { Island } from '../../islands/island.tsx';
import { PrintButton } from '../../ui/page/print-button.tsx';
import { EntryGroups, TitledGroup } from '../entry-groups.tsx';
import { StageLine } from '../stages/stage-line.tsx';
import type { DossierData } from './load-dossier.server.ts';

export function DossierSection({ section: { print, by, homes } }: { section: DossierData }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
        <Island name="printButton" component={PrintButton} props={print} />
      </div>
      {homes.map((home) => (
        <article key={home.id} className="grid gap-6 not-first-of-type:break-before-page">
          <header className="grid gap-1">
            <h2 className="heading-2" lang={home.lang}>
              {home.title}
            </h2>
            <p>{home.place}</p>
            <p className="text-sm text-muted">{by}</p>
          </header>
          {home.stages && <StageLine {...home.stages} />}
          <TitledGroup id={`figures-${home.id}`} title={home.figures.title}>
            <dl className="grid max-w-216 grid-cols-2 gap-x-8 gap-y-4 md:grid-cols-5">
              {home.figures.rows.map(({ label, value, note }) => (
                <div key={label} className="flex flex-col-reverse justify-end">
                  <dt className="text-sm text-muted">
                    {label}
                    {note && <span className="block">{note}</span>}
                  </dt>
                  <dd className="font-display text-2xl lining-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </TitledGroup>
          <EntryGroups groups={home.groups} />
          <TitledGroup id={home.papers.id} title={home.papers.title}>
            {home.papers.files.length === 0 && <p className="text-muted">{home.papers.empty}</p>}
            <ul className="line-list max-w-216">
              {home.papers.files.map(({ key, name, note }) => (
                <li key={key} className="flex break-inside-avoid flex-wrap justify-between gap-x-8 py-3">
                  <span className="wrap-anywhere">{name}</span>
                  <span className="text-sm text-muted">{note}</span>
                </li>
              ))}
            </ul>
          </TitledGroup>
        </article>
      ))}
    </>
  );
}
