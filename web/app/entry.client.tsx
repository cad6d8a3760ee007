import type { ClientData } from './islands/client-data.ts';
import { clientDataId, type IslandScript } from './islands/script.ts';
import type { ComponentType } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import type { PageTexts } from './content/i18n/text.tsx';
import { whenVisible } from './ui/browser/when-visible.ts';
import { whenVisitorActs } from './ui/browser/when-visitor-acts.ts';
import { holdTouches, holdClicks } from './islands/hold-touches.ts';
import { islands } from './island-registry.ts';

// Chromium alone knows these two.
const shown: Document & { prerendering?: boolean } = document;
const { connection }: Navigator & { connection?: { effectiveType?: string } } = navigator;

/** A whole page ahead of every link would hold up the one that is read. */
function spareSlowConnections(): void {
  const type = connection?.effectiveType ?? '4g';
  if (type !== '4g') document.querySelector('script[type=speculationrules]')?.remove();
}

function start(): void {
  const clientData = document.getElementById(clientDataId);
  if (clientData) {
    spareSlowConnections();
    startIslands(JSON.parse(clientData.textContent) as ClientData);
  } else void import('./hydrate-page.tsx').then(({ hydratePage }) => hydratePage());
}

/** Rejects where the texts do not arrive, which leaves the server's markup in place. */
async function loadTexts(language: LanguageId, href: string | undefined): Promise<PageTexts> {
  if (!href) return { language, texts: '' };
  const response = await fetch(href);
  if (!response.ok) throw new Error(`The texts came with ${String(response.status)}.`);
  return { language, texts: await response.text() };
}

const loadReact = () => import('./islands/hydrate.tsx');

type FoundIsland = ClientData['islands'][number];

/** Starts the islands of a published page. They lie within its texts, which set the language. */
function startIslands({ language, textsHref, islands: found }: ClientData): void {
  if (!language) return;
  let loaded: ReturnType<typeof loadTexts> | undefined;
  const fetchTexts = () => (loaded ??= loadTexts(language, textsHref));
  const address = location.href;
  const whenActing: (() => void)[] = [];

  const hydrate = async (element: HTMLElement, { props }: FoundIsland, load: () => Promise<unknown>) => {
    const [{ hydrateComponent }, component, pageTexts] = await Promise.all([
      loadReact(),
      load(),
      fetchTexts(),
    ]);
    await hydrateComponent(element, component as ComponentType<object>, props, pageTexts);
  };

  const run = async (element: HTMLElement, { props }: FoundIsland, load: () => unknown) => {
    const attach = (await load()) as IslandScript<object>;
    attach(element, props, {
      language,
      address,
      render: async (container, loadComponent, componentProps) => {
        const pageTexts = fetchTexts();
        const { renderComponent } = await loadReact();
        return renderComponent(pageTexts, container, loadComponent, componentProps);
      },
    });
  };

  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = found[Number(element.dataset['island'])];
    if (!island) continue;
    const registered = islands[island.name];
    if (registered.kind === 'script') {
      const attach = () => run(element, island, registered.load);
      if ('links' in registered) whenActing.push(holdClicks(registered.links, attach));
      else void attach();
      continue;
    }
    const { hydrates, load } = registered;
    const start = holdTouches(element, () => hydrate(element, island, load));
    // An island has `display: contents`, so it has no box of its own.
    if (hydrates === 'at once') void start();
    else whenActing.push(() => whenVisible(element.firstElementChild ?? element, () => void start()));
  }
  whenVisitorActs(() => {
    for (const act of whenActing) act();
  });
}

/** Lets the frame that shows the page come first. */
const startOnceDrawn = () => requestAnimationFrame(() => setTimeout(start));

// A page rendered ahead counts no view, asks for no consent and opens no popup before somebody sees it.
if (shown.prerendering) shown.addEventListener('prerenderingchange', startOnceDrawn, { once: true });
else start();
