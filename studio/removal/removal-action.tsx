import { useState } from 'react';
import {
  type DocumentActionComponent,
  useClient,
  useCurrentUser,
  useDocumentOperation,
  useSchema,
} from 'sanity';
import { reasonToKeep } from 'schemas/needed-pages.ts';
import { binEntry } from '../bin/deletion.ts';
import { effectsOf } from '../bin/undo-removal.ts';
import { apiVersion } from '../content/use-content.ts';
import { anyLanguage } from '../tree-pane/tree.ts';
import { RemovalDialog } from './removal-dialog.tsx';
import { deleteMutations, type Mutation, unpublishMutations } from './removal-mutations.ts';
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
      const typeTitle = useSchema().get(type)?.title;
      const userName = useCurrentUser()?.name ?? '';
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
        const transactionId = crypto.randomUUID();
        const mutations =
          kind === 'delete'
            ? withRecord(deleteMutations(versions, uses, target), uses, transactionId)
            : unpublishMutations([versions], uses, target);
        await attempt(async () => {
          await client.mutate(mutations as Parameters<typeof client.mutate>[0], { transactionId });
          return words[kind].done(title);
        }, say('Nothing was changed'));
      }

      /** Stores in the bin how to undo what the deletion changes elsewhere. */
      function withRecord(mutations: Mutation[], uses: Uses, transactionId: string): Mutation[] {
        const previous = draft ?? published;
        if (!previous) return mutations;
        const timestamp = new Date().toISOString();
        const entry = { previous, typeTitle: typeTitle ?? type, transactionId, timestamp, userName };
        const effects = JSON.stringify(effectsOf(mutations, uses));
        return [...mutations, { createIfNotExists: { ...binEntry(entry), effects } }];
      }

      function hide(): void {
        close();
        patch.execute([{ set: { status: 'draft' } }]);
        publish.execute();
      }

      return {
        ...description,
        onHandle: () => setIsOpen(true),
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
