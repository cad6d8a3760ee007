import { PageTopEnd } from '../../ui/page/page-top.tsx';
import { RenderModules } from '../modules/render-modules.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import type { LegalFactsPageData } from './load-legal-facts-page.server.ts';

export function LegalFactsPage({ page }: { page: LegalFactsPageData }) {
  const { words, regions, facts, modules } = page;
  return (
    <>
      <PageHeading page={page} />
      <RenderModules modules={modules}>
        <div className="wrap grid gap-16 pb-16">
          <section aria-labelledby="by-region">
            <h2 id="by-region" className="heading-2 mb-6">
              {words.byRegion}
            </h2>
            <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
              {regions.map((region) => (
                <RegionCard key={region.name} region={region} />
              ))}
            </ul>
          </section>
          <PageTopEnd />
          <section aria-labelledby="meanings">
            <h2 id="meanings" className="heading-2 mb-6">
              {words.meanings}
            </h2>
            <div className="grid">
              {facts.map((fact) => (
                <LegalFact key={fact.id} fact={fact} />
              ))}
            </div>
            <p className="mt-6 max-w-[66ch] text-sm text-muted">{words.notice}</p>
          </section>
        </div>
      </RenderModules>
    </>
  );
}

function RegionCard({ region: { name, goals } }: { region: LegalFactsPageData['regions'][number] }) {
  return (
    <li className="grid content-start gap-5 rounded-md bg-surface p-6">
      <h3 className="heading-4">{name}</h3>
      {goals.map(({ title, facts }) => (
        <div key={title}>
          <h4 className="text-sm font-semibold text-muted first-letter:uppercase">{title}</h4>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {facts.map(({ href, label }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </li>
  );
}

function LegalFact({ fact: { id, label, meaning, demands } }: { fact: LegalFactsPageData['facts'][number] }) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <h3 id={id} className="heading-4 scroll-mt-32">
        {label}
      </h3>
      <div className="grid max-w-[66ch] gap-4">
        <p>{meaning}</p>
        <ul className="grid gap-2 text-sm text-muted">
          {demands.map(({ asked, doubt, source }) => (
            <li key={source.title}>
              {[asked, doubt].filter(Boolean).join(' ')} {source.before}
              {source.href ? <a href={source.href}>{source.title}</a> : source.title}
              {source.after}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
