import { useContext, useMemo, type ReactNode, useEffect, useRef } from 'react';
import { RenderContext } from './island-context.tsx';
import type { ScriptContext, IslandScript } from './script.ts';
import { CollectorContext } from './client-data/client-data.ts';
import type { LoadedIsland, ScriptName } from '../island-registry.ts';

/** The context of scripts in a preview, which has the texts at hand. */
function useScriptContext(): ScriptContext | undefined {
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

type ScriptIslandProps<Name, Props extends object> = {
  name: Name;
  attach: IslandScript<Props> & LoadedIsland<Name>;
  props: Props;
  children?: ReactNode;
};

/** Markup that gets its behaviour from a script without React. A preview runs the same script in an effect. */
export function ScriptIsland<Name extends ScriptName, Props extends object>({
  name,
  attach,
  props,
  children,
}: ScriptIslandProps<Name, Props>) {
  const collector = useContext(CollectorContext);
  const index = collector?.addIsland(name, props);
  const element = useRef<HTMLDivElement>(null);
  const context = useScriptContext();
  const sent = collector ? '' : JSON.stringify(props);
  useEffect(
    () =>
      element.current && context ? attach(element.current, JSON.parse(sent) as Props, context) : undefined,
    [attach, sent, context],
  );
  return (
    <div ref={element} className="contents" data-island={index}>
      {children}
    </div>
  );
}
