import { defineBehavior, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import type { PortableTextPluginsProps } from 'sanity';
import { pastedBlocks } from './pasted-blocks.ts';

/** The editor's own clipboard is better than any HTML. */
const ownFormat = 'application/x-portable-text';

/** Cleans a copied document before Sanity's own plugin reads it; the editor then replaces the selection. */
const cleanedPaste = defineBehavior({
  on: 'deserialize',
  guard: ({ event }) => {
    const { dataTransfer } = event.originEvent.originEvent;
    const isOwn = dataTransfer.types.includes(ownFormat);
    const data = isOwn ? [] : pastedBlocks(dataTransfer.getData('text/html'));
    return data.length > 0 && { data };
  },
  actions: [
    ({ event: { originEvent } }, { data }) => [
      raise({ type: 'deserialization.success', mimeType: 'text/html', data, originEvent }),
    ],
  ],
});

const behaviors = [cleanedPaste];

export function PastePlugin(props: PortableTextPluginsProps) {
  return (
    <>
      {props.renderDefault(props)}
      <BehaviorPlugin behaviors={behaviors} />
    </>
  );
}
