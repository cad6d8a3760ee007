import { type ComponentType, createElement, useContext } from 'react';
import { CollectorContext } from './client-data/client-data.ts';
import type { ComponentName, LoadedIsland } from '../island-registry.ts';

type IslandProps<Name, Props> = {
  name: Name;
  component: ComponentType<Props> & LoadedIsland<Name>;
  props: Props;
};

/**
 * Hydrated in the browser; the markup around it ships neither code nor data. Islands do not nest. The mechanism is
 * explained in docs/islands.md.
 */
export function Island<Name extends ComponentName, Props extends object>({
  name,
  component,
  props,
}: IslandProps<Name, Props>) {
  const index = useContext(CollectorContext)?.addIsland(name, props);
  return (
    <div className="contents" data-island={index}>
      {createElement<Props>(component, props)}
    </div>
  );
}
