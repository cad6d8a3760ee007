import { Component, type ComponentType, createElement, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ClientData, IslandContext } from './client-data.ts';
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
export function hydrateIslands({ context, islands: found }: ClientData): void {
  if (!context) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = found[Number(element.dataset['island'])];
    if (!island) continue;
    const hydrate = () => hydrateIsland(element, island, context);
    if (islands[island.name].hydrates === 'when visible') hydrateWhenVisible(element, hydrate);
    else void hydrate();
  }
}

async function hydrateIsland(
  element: HTMLElement,
  { name, props }: ClientData['islands'][number],
  context: IslandContext,
): Promise<void> {
  const component = (await islands[name].load()) as ComponentType<object>;
  startTransition(() => {
    hydrateRoot(
      element,
      <IslandBoundary markup={element.innerHTML}>
        <IslandContextProvider context={context}>{createElement(component, props)}</IslandContextProvider>
      </IslandBoundary>,
    );
  });
}
