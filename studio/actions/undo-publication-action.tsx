import { UndoIcon } from '@sanity/icons/Undo';
import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import {
  type DocumentActionComponent,
  type SanityDocument,
  useClient,
  useDocumentPairPermissions,
  useSchema,
} from 'sanity';
import { documentTitle } from '../content/document-title.ts';
import { momentText } from '../content/moment.ts';
import { apiVersion } from '../content/use-content.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { Loading, ToolMessage } from '../tool-page/tool-page.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { loadPrevious, undoing } from './undo-publication.ts';

type UndoQuestionProps = {
  published: SanityDocument;
  onUndo: (previous: SanityDocument) => void;
  onClose: () => void;
};

function UndoQuestion({ published, onUndo, onClose }: UndoQuestionProps) {
  const client = useClient({ apiVersion });
  const { result, problem } = useLoaded([published._id, published._rev], () =>
    loadPrevious(client, published),
  );
  if (problem !== undefined) return <ToolMessage text={problem} tone="caution" />;
  if (result === undefined) return <Loading />;
  if (result === null)
    return <Text size={1}>{say('The history has no version from before the last publication.')}</Text>;
  return (
    <Stack gap={4}>
      <Text size={1}>
        {say(
          'Visitors read again what was on the site before {1}. The version of now stays in the history.',
          momentText(published._updatedAt),
        )}
      </Text>
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onClose} />
        <Button
          text={say('Put it back on the site')}
          tone="positive"
          fontSize={1}
          onClick={() => {
            onUndo(result);
          }}
        />
      </Flex>
    </Stack>
  );
}

/** Restores on the site what it showed before the last publication. */
export const UndoPublicationAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false);
  const client = useClient({ apiVersion });
  const schema = useSchema();
  const attempt = useAttempt();
  const [permission] = useDocumentPairPermissions({ id, type, permission: 'publish' });
  const title = documentTitle(published ?? {}, inStaffLanguage(schema.get(type)?.title ?? type));
  const close = () => {
    setIsOpen(false);
  };
  return {
    label: say('Undo the last publication…'),
    icon: UndoIcon,
    disabled: published === null || draft !== null || permission?.granted !== true,
    title:
      draft === null
        ? say('Put back on the site what it showed before')
        : say('Discard or publish the changes first'),
    onHandle: () => {
      setIsOpen(true);
    },
    dialog: isOpen &&
      published !== null && {
        type: 'dialog',
        header: say('Undo the last publication of {1}', title),
        width: 'medium',
        onClose: close,
        content: (
          <UndoQuestion
            published={published}
            onUndo={(previous) => {
              close();
              void attempt(async () => {
                await client.mutate([{ patch: undoing(previous, published) }]);
                return say('{1} is on the site as it was before', title);
              }, say('Nothing was changed'));
            }}
            onClose={close}
          />
        ),
      },
  };
};
