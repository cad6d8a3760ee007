import type { ReactNode } from 'react';
import { PageTextProvider } from '../../islands/island.tsx';
import { ScriptIsland } from '../../islands/script-island.tsx';
import { CardPrice } from '../../properties/view/card-price.tsx';
import { AgencyLogo } from '../../site/agency-logo.tsx';
import { OnwardLink } from '../../ui/card/onward-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LateSheet } from '../../ui/page/page-top.tsx';
import { attachTakeAlong } from './attach-take-along.ts';
import type { TakeAlongData, TakenShell } from './load-take-along.server.ts';
import { TakenPicture } from './taken-picture.tsx';

type FrameProps = {
  shell: TakenShell;
  back?: { href: string; label: string } | false;
  children: ReactNode;
};

/** Omits the site's header and footer, little of which would work without a network. */
export function TakenFrame({ shell: { language, texts, agency }, back, children }: FrameProps) {
  return (
    <PageTextProvider language={language} texts={texts}>
      <header className="taken-header border-b border-line bg-raised px-gutter">
        <a href={agency.href} className="logo">
          <AgencyLogo agency={agency} />
        </a>
        {back && (
          <a href={back.href} className="py-1 font-semibold">
            {back.label}
          </a>
        )}
      </header>
      <main className="wrap pb-16">{children}</main>
      <LateSheet />
    </PageTextProvider>
  );
}

export function TakeAlongPage({ data }: { data: TakeAlongData }) {
  const { title, lead, ids, homes, gone, favourites, list, words, listWords } = data;
  return (
    <>
      <h1 className="heading-1 pt-8">{title}</h1>
      <p className="lead mt-4">{lead}</p>
      <ScriptIsland
        name="takeAlong"
        attach={attachTakeAlong}
        props={{ list, ids, homes: homes.map(({ href }) => href), words: { ...words, ...listWords } }}
      >
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          {ids.length > 0 && (
            <button type="button" className="button" data-take="" hidden>
              {listWords.take}
            </button>
          )}
          <button type="button" className="button button-quiet" data-clear="" hidden>
            {listWords.clear}
          </button>
          <p role="status" />
        </div>
        {ids.length === 0 && (
          <EmptyState title={listWords.empty}>
            {favourites && <OnwardLink href={favourites.href}>{favourites.label}</OnwardLink>}
          </EmptyState>
        )}
        <ul className="line-list mt-8">
          {homes.map((home) => (
            <li key={home.id} className="taken-row" data-home={home.id}>
              <TakenPicture picture={home.picture} width={400} />
              <div>
                <p className="text-sm text-muted" lang={home.lang}>
                  {home.ribbon?.label ?? home.mainTypeName} · {home.city}
                </p>
                <h2 className="heading-4 mt-1">
                  <a href={home.href} className="card-link" lang={home.lang}>
                    {home.title}
                  </a>
                </h2>
                <p className="price mt-2">
                  <CardPrice {...home} />
                </p>
                <p className="text-sm text-accent" data-visit={home.id} hidden />
              </div>
              <Remove id={home.id} label={listWords.remove} title={home.title} lang={home.lang} />
            </li>
          ))}
          {gone.map(({ id, text }) => (
            <li key={id} className="taken-row" data-home={id}>
              <p className="notice">{text}</p>
              <Remove id={id} label={listWords.remove} title={id} />
            </li>
          ))}
        </ul>
      </ScriptIsland>
    </>
  );
}

type RemoveProps = { id: string; label: string; title: string; lang?: string | undefined };

function Remove({ id, label, title, lang }: RemoveProps) {
  return (
    <button type="button" className="taken-remove text-sm" data-remove={id} hidden>
      {label}
      <span className="sr-only" lang={lang}>
        : {title}
      </span>
    </button>
  );
}
