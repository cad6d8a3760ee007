import { ShareIcon } from '@sanity/icons/Share';
import { useState } from 'react';
import { languages } from 'schemas/languages.ts';
import type { DocumentActionComponent } from 'sanity';
import { ShareDialog } from '../draft-links/share-dialog.tsx';
import { filledIn, localizedValues, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { say } from '../locale/say.ts';

function textsOf(document: StoredDocument | null, field: string): Map<string, string> {
  const found = document && localizedValues(document).find(({ path }) => path === field);
  return new Map(
    languages.flatMap(({ id }) => {
      const text = filledIn(found ?? undefined, id);
      return typeof text === 'string' ? [[id, text] as const] : [];
    }),
  );
}

export const ShareDraftAction: DocumentActionComponent = ({ id, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const document = draft ?? published;
  const paths = textsOf(document, 'path');
  const [title = say('Untitled')] = textsOf(document, 'title').values();
  return {
    label: say('Share draft'),
    icon: ShareIcon,
    disabled: document === null,
    title: say('Create a link to this draft for someone without an account'),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('Share the draft of {1}', title),
      width: 'medium',
      onClose: () => setIsOpen(false),
      content: (
        <ShareDialog
          documentId={id}
          documentTitle={title}
          languages={languages.filter((language) => paths.has(language.id))}
        />
      ),
    },
  };
};
