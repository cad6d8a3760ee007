import { PublishIcon } from '@sanity/icons/Publish';
import { useState } from 'react';
import { type DocumentActionComponent, useDocumentPairPermissions, useSchema } from 'sanity';
import { documentTitle } from '../content/document-title.ts';
import { useMayEdit } from '../content/viewer.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { useAsk } from '../requests/use-requests.ts';
import { WordForm } from '../requests/word-form.tsx';

/** Replaces publishing for people who may only write drafts. */
export const AskAction: DocumentActionComponent = ({ id, type, draft }) => {
  const [isOpen, setIsOpen] = useState(false);
  const schema = useSchema();
  const ask = useAsk();
  const mayEdit = useMayEdit();
  const [permission, isLoading] = useDocumentPairPermissions({ id, type, permission: 'publish' });
  if (isLoading || permission?.granted !== false || !mayEdit) return null;
  const title = documentTitle(draft ?? {}, inStaffLanguage(schema.get(type)?.title ?? type));
  const close = () => {
    setIsOpen(false);
  };
  return {
    label: say('Ask to publish'),
    icon: PublishIcon,
    disabled: draft === null,
    title: say('Your account may write but not publish: a colleague does'),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: say('Ask to publish {1}', title),
      width: 'medium',
      onClose: close,
      content: (
        <WordForm
          label={say('A word for who publishes, if you like')}
          button={say('Ask to publish')}
          onSend={async (words) => {
            const isAsked = await ask([{ documentId: id, documentType: type, documentTitle: title }], words);
            if (isAsked) close();
            return isAsked;
          }}
        />
      ),
    },
  };
};
