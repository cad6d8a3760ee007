import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { trustedMarkup } from '../ui/browser/trusted-markup.ts';
import type { IslandContext } from './client-data/client-data.ts';
import { IslandContextProvider } from './island-context.tsx';

/** Shows the server's markup again when an island fails. */
class IslandBoundary extends Component<{ markup: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { markup, children } = this.props;
    if (!this.state.failed) return children;
    return <div className="contents" dangerouslySetInnerHTML={{ __html: trustedMarkup(markup) }} />;
  }
}

/** Calls back once the effects of all that is within it have run. */
function AfterEffects({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** Resolves once the component listens, or has failed. */
export function hydrateComponent(
  element: HTMLElement,
  component: ComponentType<object>,
  props: object,
  context: IslandContext,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <AfterEffects onReady={resolve}>
        <IslandBoundary markup={element.innerHTML}>
          <IslandContextProvider context={context}>{createElement(component, props)}</IslandContextProvider>
        </IslandBoundary>
      </AfterEffects>,
    );
  });
}

export async function renderComponent<Props extends object>(
  loadedContext: Promise<IslandContext>,
  container: HTMLElement,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
): Promise<() => void> {
  const [component, context] = await Promise.all([load(), loadedContext]);
  const root = createRoot(container);
  root.render(
    <IslandContextProvider context={context}>{createElement(component, props)}</IslandContextProvider>,
  );
  return () => root.unmount();
}
