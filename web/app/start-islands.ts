import type { ComponentType } from 'react';
import type { IslandContext, SentContext, ClientData } from './islands/client-data/client-data.ts';
import { whenVisible } from './ui/browser/when-visible.ts';
import { whenVisitorActs } from './ui/browser/when-visitor-acts.ts';
import { holdTouches } from './islands/hold-touches.ts';
import { islands } from './island-registry.ts';
import type { IslandScript } from './islands/script.ts';

/** Rejects where the texts do not arrive, which leaves the server's markup in place. */
async function loadContext(sent: SentContext): Promise<IslandContext> {
  if (!sent.textsHref) return { ...sent, texts: '' };
  const response = await fetch(sent.textsHref);
  if (!response.ok) throw new Error(`The texts of the page came with ${String(response.status)}.`);
  return { ...sent, texts: await response.text() };
}

type Sent = ClientData['islands'][number];

/** Starts the islands of a published page. Only the site's layout renders islands, and it sets their context. */
export function startIslands({ context: sent, islands: found }: ClientData): void {
  if (!sent) return;
  let fetched: ReturnType<typeof loadContext> | undefined;
  const fetchContext = () => (fetched ??= loadContext(sent));
  const whenActing: (() => void)[] = [];

  const hydrate = async (element: HTMLElement, { props }: Sent, load: () => Promise<unknown>) => {
    const [{ hydrateComponent }, component, context] = await Promise.all([
      import('./islands/hydrate.tsx'),
      load(),
      fetchContext(),
    ]);
    await hydrateComponent(element, component as ComponentType<object>, props, context);
  };

  const run = async (element: HTMLElement, { props }: Sent, load: () => unknown) => {
    const attach = (await load()) as IslandScript<object>;
    attach(element, props, {
      language: sent.language,
      render: async (container, loadComponent, componentProps) => {
        const context = fetchContext();
        const { renderComponent } = await import('./islands/hydrate.tsx');
        return renderComponent(context, container, loadComponent, componentProps);
      },
    });
  };

  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = found[Number(element.dataset['island'])];
    if (!island) continue;
    const registered = islands[island.name];
    if (registered.kind === 'script') {
      void run(element, island, registered.load);
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
