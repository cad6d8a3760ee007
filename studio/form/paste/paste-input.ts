import type { InputProps, PortableTextInputProps } from 'sanity';
import { pastedBlocks } from './pasted-blocks.ts';

export function isRichText(props: InputProps): props is PortableTextInputProps & InputProps {
  return props.schemaType.name === 'richText';
}

/** The editor's own clipboard is better than any HTML, and plain text needs no cleaning. */
const ownFormat = 'application/x-portable-text';

export const onPaste: NonNullable<PortableTextInputProps['onPaste']> = ({ event, path }) => {
  const { clipboardData } = event;
  if (clipboardData.types.includes(ownFormat)) return undefined;
  const insert = pastedBlocks(clipboardData.getData('text/html'));
  return insert.length === 0 ? undefined : { insert, path };
};
