import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientData, IslandContext, SentContext } from './client-data.ts';
import { hydrateWhenVisible } from './hydrate-when-visible.ts';
import { IslandContextProvider } from './island-context.tsx';
import { islands } from './registry.ts';

/** Shows the server's markup again when an island fails. */
class IslandBoundary extends Component<{ markup: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { markup, children } = this.props;
    if (!this.state.failed) return children;
    return <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
  }
}

/** Hydrates every island of the page. Only the site's layout renders islands, and it sets their context. */
export function hydrateIslands({ context: sent, islands: found }: ClientData): void {
  if (!sent) return;
  const context = withTexts(sent);
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = found[Number(element.dataset['island'])];
    if (!island) continue;
    const hydrate = () => hydrateIsland(element, island, context);
    if (islands[island.name].hydrates === 'when visible') hydrateWhenVisible(element, hydrate);
    else void hydrate();
  }
}

/** Rejects where the texts do not arrive, which leaves the server's markup in place. */
async function withTexts(sent: SentContext): Promise<IslandContext> {
  if (!sent.textsHref) return { ...sent, texts: '' };
  const response = await fetch(sent.textsHref);
  if (!response.ok) throw new Error(`The texts of the page came with ${String(response.status)}.`);
  return { ...sent, texts: await response.text() };
}

async function hydrateIsland(
  element: HTMLElement,
  { name, props }: ClientData['islands'][number],
  loadedContext: Promise<IslandContext>,
): Promise<void> {
  const [component, context] = await Promise.all([islands[name].load(), loadedContext]);
  startTransition(() => {
    hydrateRoot(
      element,
      <IslandBoundary markup={element.innerHTML}>
        <IslandContextProvider context={context}>
          {createElement(component as ComponentType<object>, props)}
        </IslandContextProvider>
      </IslandBoundary>,
    );
  });
}
