import { useState } from 'react';
import { type DocumentActionComponent, useClient, useDocumentOperation } from 'sanity';
import { reasonToKeep } from 'schemas/needed-pages.ts';
import { apiVersion } from '../content/use-content.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { deleteMutations, unpublishMutations } from './removal-mutations.ts';
import type { Uses } from './uses.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';

const words = {
  delete: {
    header: (title: string) => say('Delete {1}', title),
    done: (title: string) => say('{1} was deleted', title),
  },
  unpublish: {
    header: (title: string) => say('Unpublish {1}', title),
    done: (title: string) => say('{1} was unpublished', title),
  },
};

/** Replaces Sanity's dialog, whose button fails whenever another document refers to this one. */
export function withRemoval(kind: 'delete' | 'unpublish') {
  return (original: DocumentActionComponent): DocumentActionComponent => {
    const RemovalAction: DocumentActionComponent = (props) => {
      const { id, type, draft, published } = props;
      const [isOpen, setIsOpen] = useState(false);
      const { patch, publish } = useDocumentOperation(id, type);
      const client = useClient({ apiVersion });
      const attempt = useAttempt();
      const description = original(props);
      if (!description) return null;
      const title = anyLanguage((draft ?? published)?.title as never) ?? say('Untitled');
      const mayHide = published?.status === 'published' && reasonToKeep(published) === undefined;
      const close = () => {
        setIsOpen(false);
      };

      async function remove(uses: Uses, target: string | undefined): Promise<void> {
        close();
        const versions = { id, draft, published };
        const mutations =
          kind === 'delete'
            ? deleteMutations(versions, uses, target)
            : unpublishMutations([versions], uses, target);
        await attempt(async () => {
          await client.mutate(mutations as Parameters<typeof client.mutate>[0]);
          return words[kind].done(title);
        }, say('Nothing was changed'));
      }

      function hide(): void {
        close();
        patch.execute([{ set: { status: 'draft' } }]);
        publish.execute();
      }

      return {
        ...description,
        onHandle: () => {
          setIsOpen(true);
        },
        dialog: isOpen && {
          type: 'dialog',
          header: words[kind].header(title),
          width: 'medium',
          onClose: close,
          content: (
            <RemovalDialog
              kind={kind}
              documentId={id}
              published={published}
              onRemove={(uses, target) => void remove(uses, target)}
              onHide={mayHide ? hide : undefined}
              onClose={close}
            />
          ),
        },
      };
    };
    RemovalAction.action = kind;
    return RemovalAction;
  };
}
