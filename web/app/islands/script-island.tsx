import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePageTexts } from '../content/i18n/text.tsx';
import type { LoadedIsland, ScriptName } from '../island-registry.ts';
import { useIslandNumber } from './island.tsx';
import type { IslandScript, ScriptContext } from './script.ts';

function useScriptContext(): ScriptContext {
  const { language, texts } = usePageTexts();
  return useMemo<ScriptContext>(
    () => ({
      language,
      address: import.meta.env.SSR ? '' : location.href,
      render: async (container, load, props) => {
        // Leaves React's client out of the worker, which runs no script of an island.
        if (import.meta.env.SSR) throw new Error('Only a browser renders for scripts.');
        const { renderComponent } = await import('./hydrate.tsx');
        return renderComponent(Promise.resolve({ language, texts }), container, load, props);
      },
    }),
    [language, texts],
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
  const number = useIslandNumber(name, props);
  const element = useRef<HTMLDivElement>(null);
  const context = useScriptContext();
  const sent = number === undefined ? JSON.stringify(props) : '';
  useEffect(
    () => (element.current ? attach(element.current, JSON.parse(sent) as Props, context) : undefined),
    [attach, sent, context],
  );
  return (
    <div ref={element} className="contents" data-island={number}>
      {children}
    </div>
  );
}
