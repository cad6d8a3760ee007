import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useContent } from '../content/use-content.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { addressesOf } from './removal-mutations.ts';
import { nowhere, TargetField } from './target-field.tsx';
import { type Use, type Uses, usesOf, usesQuery } from './uses.ts';
import { say } from '../locale/say.ts';

type RemovalDialogProps = {
  kind: 'delete' | 'unpublish';
  documentId: string;
  published: StoredDocument | null;
  onRemove: (uses: Uses, target: string | undefined) => void;
  /** Undefined for what visitors do not see. */
  onHide: (() => void) | undefined;
  onClose: () => void;
};

export function RemovalDialog({
  kind,
  documentId,
  published,
  onRemove,
  onHide,
  onClose,
}: RemovalDialogProps) {
  // A choice is required before a page is deleted; one that is unpublished may come back.
  const [target, setTarget] = useState<string>(kind === 'delete' ? '' : nowhere);
  const stored = useContent(usesQuery, { id: documentId }) as StoredDocument[] | undefined;
  if (!stored) return <Text size={1}>{say('Looking up where this is used…')}</Text>;
  const uses = usesOf(stored);
  const addresses = addressesOf(published);
  const isBlocked = uses.others.length > 0;
  const isReady = !isBlocked && (addresses.length === 0 || target !== '');
  return (
    <Stack gap={4}>
      {isBlocked && <OtherUses uses={uses.others} />}
      {!isBlocked && uses.menus.length > 0 && (
        <Text size={1}>{say('It leaves the menu too. Pages below it move up to its place.')}</Text>
      )}
      {!isBlocked && kind === 'unpublish' && (
        <Text size={1}>
          {say('It stays in the Studio as a draft. Visitors read that the page does not exist.')}
        </Text>
      )}
      {!isBlocked && addresses.length > 0 && (
        <TargetField leaving={[documentId]} addresses={addresses} value={target} onChoose={setTarget} />
      )}
      {onHide && (
        <Text size={1} muted>
          {say(
            'Once hidden, visitors no longer see it, not even in the menu, and everything that links to it stays as it is.',
          )}
        </Text>
      )}
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button text={say('Cancel')} mode="ghost" fontSize={1} onClick={onClose} />
        {onHide && <Button text={say('Hide')} mode="ghost" fontSize={1} onClick={onHide} />}
        <Button
          text={kind === 'delete' ? say('Delete now') : say('Unpublish now')}
          tone="critical"
          fontSize={1}
          disabled={!isReady}
          onClick={() => {
            onRemove(uses, target === nowhere || target === '' ? undefined : target);
          }}
        />
      </Flex>
    </Stack>
  );
}

function OtherUses({ uses }: { uses: readonly Use[] }) {
  const schema = useSchema();
  return (
    <Card tone="caution" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1}>{say('First remove the links to it, which would lead nowhere. They are in:')}</Text>
        <Stack as="ul" gap={3}>
          {uses.map(({ id, type, title }) => (
            <Text as="li" key={id} size={1}>
              {schema.get(type)?.title}:{' '}
              <IntentLink intent="edit" params={{ id, type }}>
                {title ?? say('Untitled')}
              </IntentLink>
            </Text>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
