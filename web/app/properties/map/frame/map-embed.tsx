import { ScriptIsland } from '../../../islands/script-island.tsx';
import { attachMapEmbed, type MapEmbedProps } from './attach-map-embed.ts';

/** Lays the interactive map over the drawn one once it shows the same properties. */
export function MapEmbed(props: MapEmbedProps) {
  return (
    <ScriptIsland name="mapEmbed" attach={attachMapEmbed} props={props}>
      <div className="map-embed absolute inset-0 size-full *:absolute *:inset-0 *:size-full" />
      {props.preview && <div className="map-preview" role="status" />}
    </ScriptIsland>
  );
}
