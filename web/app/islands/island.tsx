import { type ComponentType, createElement, useContext } from 'react';
import { CollectorContext } from './client-data.ts';
import type { IslandComponent, IslandName } from './registry.ts';

type IslandProps<Name, Props> = {
  name: Name;
  component: ComponentType<Props> & IslandComponent<Name>;
  props: Props;
};

/**
 * Hydrated in the browser; the markup around it ships neither code nor data. Islands do not nest. The mechanism is
 * explained in docs/decisions/0013-islands.md.
 */
export function Island<Name extends IslandName, Props extends object>({
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
