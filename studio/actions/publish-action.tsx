import { useState } from 'react';
import { type Finding, findingsToConfirm } from 'schemas/checks/checks.ts';
import { publicationChanges } from 'schemas/publication/publication-changes.ts';
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity';
import { loadCheckedSite } from '../checks/load-checked-site.ts';
import { apiVersion } from '../content/use-content.ts';
import { say } from '../locale/say.ts';
import { isTranslatableType } from '../translations/report/translatable-types.ts';
import { FindingsDialog } from './findings-dialog.tsx';

/** Shows what is missing or wrong before publishing, and adds former paths and translation records. */
export function withChecks(publishAction: DocumentActionComponent): DocumentActionComponent {
  const PublishAction: DocumentActionComponent = (props) => {
    const { id, type, draft, published } = props;
    const [findings, setFindings] = useState<readonly Finding[]>();
    const [isChecking, setIsChecking] = useState(false);
    const { patch } = useDocumentOperation(id, type);
    const client = useClient({ apiVersion });
    const original = publishAction(props);
    if (!original || !draft) return original;

    function publish(): void {
      setFindings(undefined);
      if (!draft) return;
      const changes = isTranslatableType(type) ? publicationChanges(draft, published ?? undefined) : {};
      // Publishes after this patch is stored, so that visitors see both at once.
      if (Object.keys(changes).length > 0) patch.execute([{ set: changes }]);
      original?.onHandle?.();
    }

    async function check(): Promise<void> {
      if (!draft) return;
      setIsChecking(true);
      try {
        const found = findingsToConfirm(draft, await loadCheckedSite(client, [id]));
        if (found.length === 0) publish();
        else setFindings(found);
      } catch {
        // Without a connection the publication fails too, and the Studio says why.
        publish();
      } finally {
        setIsChecking(false);
      }
    }

    return {
      ...original,
      disabled: original.disabled === true || isChecking,
      onHandle: () => void check(),
      dialog: findings
        ? {
            type: 'dialog',
            header: say('Check this before you publish'),
            width: 'medium',
            onClose: () => {
              setFindings(undefined);
            },
            content: (
              <FindingsDialog
                document={draft}
                findings={findings}
                onPublish={publish}
                onClose={() => {
                  setFindings(undefined);
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
