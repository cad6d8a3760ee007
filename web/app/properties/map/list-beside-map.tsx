import type { ReactNode } from 'react';
import { ListMap } from './list-map.tsx';
import type { ListMapData } from './load-list-map.server.ts';

type ListBesideMapProps = { map: ListMapData | undefined; children: ReactNode };

export function ListBesideMap({ map, children }: ListBesideMapProps) {
  if (!map) return children;
  if (map.view === 'map') return <ListMap map={map} />;
  return (
    <div className="list-beside-map">
      <ListMap map={map} />
      <div>{children}</div>
    </div>
  );
}
