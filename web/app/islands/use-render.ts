import { useCallback, useContext } from 'react';
import { RenderContext } from './render-context.ts';
import type { RenderComponent } from './script.ts';

/** Renders for the scripts of a preview, which has the texts at hand. */
export function useRender(): RenderComponent {
  const context = useContext(RenderContext);
  return useCallback<RenderComponent>(
    async (container, load, props) => {
      // Leaves React's client out of the worker, which runs no script of an island.
      if (import.meta.env.SSR || !context) throw new Error('Only a browser renders for scripts.');
      const { renderComponent } = await import('./hydrate.tsx');
      return renderComponent(Promise.resolve(context), container, load, props);
    },
    [context],
  );
}
