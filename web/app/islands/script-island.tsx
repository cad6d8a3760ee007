import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useLanguage } from '../i18n/text.tsx';
import { CollectorContext } from './client-data.ts';
import type { LoadedIsland, ScriptName } from './registry.ts';
import type { IslandScript } from './script.ts';
import { useRender } from './use-render.ts';

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
  const language = useLanguage();
  const render = useRender();
  const sent = collector ? '' : JSON.stringify(props);
  useEffect(
    () =>
      element.current ? attach(element.current, JSON.parse(sent) as Props, { language, render }) : undefined,
    [attach, sent, language, render],
  );
  return (
    <div ref={element} className="contents" data-island={index}>
      {children}
    </div>
  );
}
