import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { CollectorContext } from './client-data/client-data.ts';
import type { LoadedIsland, ScriptName } from '../island-registry.ts';
import type { IslandScript } from './script.ts';
import { useScriptContext } from './use-script-context.ts';

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
