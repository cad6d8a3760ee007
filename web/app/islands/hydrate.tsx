import { Component, type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { type PageTexts, TextProvider } from '../content/i18n/text.tsx';
import { trustedMarkup } from '../ui/browser/trusted-markup.ts';

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
  pageTexts: PageTexts,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <AfterEffects onReady={resolve}>
        <IslandBoundary markup={element.innerHTML}>
          <TextProvider {...pageTexts}>{createElement(component, props)}</TextProvider>
        </IslandBoundary>
      </AfterEffects>,
    );
  });
}

export async function renderComponent<Props extends object>(
  loadedTexts: Promise<PageTexts>,
  container: HTMLElement,
  load: () => Promise<ComponentType<Props>>,
  props: Props,
): Promise<() => void> {
  const [component, pageTexts] = await Promise.all([load(), loadedTexts]);
  const root = createRoot(container);
  root.render(<TextProvider {...pageTexts}>{createElement(component, props)}</TextProvider>);
  return () => root.unmount();
}
