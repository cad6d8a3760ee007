import { useState } from 'react';
import { type DocumentActionComponent, useDocumentOperation } from 'sanity';
import { useLanguageSettings } from '../translations/language-settings.ts';
import { missingTranslations } from 'schemas/publication/missing-translations.ts';
import { IncompleteDialog } from './incomplete-dialog.tsx';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import { say } from '../locale/say.ts';

/** Warns about incomplete translations before publishing, and adds former paths and translation records. */
export function withTranslations(publishAction: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const [isAsking, setIsAsking] = useState(false);
    const { patch } = useDocumentOperation(id, type);
    const settings = useLanguageSettings();
    const original = publishAction(props);
    if (!original || !draft) return original;

    const gaps = draft.status === 'draft' ? [] : missingTranslations(draft, settings.enabledLanguages);

    function publish(): void {
      setIsAsking(false);
      if (!draft) return;
      const changes = publicationChanges(draft, published ?? undefined);
      // Publishes after this patch is stored, so that visitors see both at once.
      if (Object.keys(changes).length > 0) patch.execute([{ set: changes }]);
      original?.onHandle?.();
    }

    return {
      ...original,
      disabled: original.disabled === true || settings.isLoading,
      onHandle: () => {
        if (gaps.length === 0) publish();
        else setIsAsking(true);
      },
      dialog: isAsking
        ? {
            type: 'dialog',
            header: say('Some translations are missing'),
            width: 'medium',
            onClose: () => {
              setIsAsking(false);
            },
            content: (
              <IncompleteDialog
                document={draft}
                gaps={gaps}
                isBlocked={settings.blocksIncomplete}
                onPublish={publish}
                onClose={() => {
                  setIsAsking(false);
                }}
              />
            ),
          }
        : (original.dialog ?? false),
    };
  };
  PublishAction.action = 'publish';
  return PublishAction;
}
