import { defineBehavior, effect, raise } from '@portabletext/editor/behaviors';
import { BehaviorPlugin } from '@portabletext/editor/plugins';
import { useToast } from '@sanity/ui/toast';
import { useMemo } from 'react';
import type { PortableTextPluginsProps } from 'sanity';
import { say } from '../../locale/say.ts';
import { pastedBlocks, picturesIn } from './pasted-blocks.ts';

/** The editor's own format, which is better than any HTML. */
const ownFormat = 'application/x-portable-text';

/** Cleans a copied document before Sanity's own plugin reads it; the editor then replaces the selection. */
function cleanedPaste(onPicturesLeftOut: (count: number) => void) {
  return defineBehavior({
    on: 'deserialize',
    guard: ({ event }) => {
      const { dataTransfer } = event.originEvent.originEvent;
      const html = dataTransfer.types.includes(ownFormat) ? '' : dataTransfer.getData('text/html');
      const data = pastedBlocks(html);
      return data.length > 0 && { data, pictures: picturesIn(html) };
    },
    actions: [
      ({ event: { originEvent } }, { data, pictures }) => [
        raise({ type: 'deserialization.success', mimeType: 'text/html', data, originEvent }),
        ...(pictures > 0 ? [effect(() => onPicturesLeftOut(pictures))] : []),
      ],
    ],
  });
}

export function PastePlugin(props: PortableTextPluginsProps) {
  const { push } = useToast();
  const behaviors = useMemo(() => {
    const tell = (count: number) => {
      push({
        status: 'warning',
        title: say('Pictures left out: {1}', count),
        description: say('A text takes no pictures. Upload them in a picture field or a module.'),
      });
    };
    return [cleanedPaste(tell)];
  }, [push]);
  return (
    <>
      {props.renderDefault(props)}
      <BehaviorPlugin behaviors={behaviors} />
    </>
  );
}
