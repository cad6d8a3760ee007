import { TranslateIcon } from '@sanity/icons/Translate';
import { useState } from 'react';
import { type DocumentActionComponent, useDocumentPairPermissions } from 'sanity';
import { withoutSource } from 'schemas/publication/localized-values.ts';
import { say } from '../../locale/say.ts';
import { useLanguageSettings } from '../with-language-settings.tsx';
import { FillDialog } from './fill-dialog.tsx';

/** Copies the texts of a whole document from the default language to the others. */
export const FillAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const [permission, isLoading] = useDocumentPairPermissions({ id, type, permission: 'update' });
  const { enabledLanguages } = useLanguageSettings();
  const document = draft ?? published;
  const close = () => {
    setIsOpen(false);
  };
  return {
    label: say('Fill other languages…'),
    icon: TranslateIcon,
    disabled: document === null || isLoading || permission?.granted !== true,
    title: say('Begin translations with a copy of the text they are made from'),
    onHandle: () => setIsOpen(true),
    dialog: isOpen &&
      document !== null && {
        type: 'dialog',
        header: say('Fill other languages'),
        width: 'medium',
        onClose: close,
        content: (
          <FillDialog
            id={id}
            document={document}
            languages={withoutSource(enabledLanguages)}
            onClose={close}
          />
        ),
      },
  };
};
