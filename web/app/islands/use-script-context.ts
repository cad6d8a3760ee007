import { useContext, useMemo } from 'react';
import { RenderContext } from './render-context.ts';
import type { ScriptContext } from './script.ts';

/** The context of scripts in a preview, which has the texts at hand. */
export function useScriptContext(): ScriptContext | undefined {
  const context = useContext(RenderContext);
  return useMemo<ScriptContext | undefined>(
    () =>
      context && {
        language: context.language,
        render: async (container, load, props) => {
          // Leaves React's client out of the worker, which runs no script of an island.
          if (import.meta.env.SSR) throw new Error('Only a browser renders for scripts.');
          const { renderComponent } = await import('./hydrate.tsx');
          return renderComponent(Promise.resolve(context), container, load, props);
        },
      },
    [context],
  );
}
