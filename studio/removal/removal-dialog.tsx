import { Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { type ReactNode, useState } from 'react';
import { useCurrentUser, useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { reasonToKeep } from 'schemas/needed-pages.ts';
import { useContent } from '../content/use-content.ts';
import { isAdministrator } from '../content/viewer.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import { addressesOf } from './removal-mutations.ts';
import { nowhere, TargetField } from './target-field.tsx';
import { linkingTypes, type Use, type Uses, usersQuery, usesOf } from './uses.ts';
import { inStaffLanguage, say } from '../locale/say.ts';

type RemovalDialogProps = {
  kind: 'delete' | 'unpublish';
  documentId: string;
  published: StoredDocument | null;
  onRemove: (uses: Uses, target: string | undefined) => void;
  /** Undefined for a page that visitors do not see. */
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
  // Deleting requires a choice; an unpublished page may come back.
  const [target, setTarget] = useState<string>(kind === 'delete' ? '' : nowhere);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const mayRemoveAll = isAdministrator(useCurrentUser());
  const parameters = { ids: [documentId], types: linkingTypes };
  const stored = useContent(usersQuery, parameters) as StoredDocument[] | undefined;
  const needed = published ? reasonToKeep(published) : undefined;
  if (needed !== undefined && !mayRemoveAll) {
    return (
      <NeededPage reason={needed}>
        <Text size={1}>{say('Only an administrator can take it away.')}</Text>
      </NeededPage>
    );
  }
  if (!stored) return <Text size={1}>{say('Looking up where this is used…')}</Text>;
  const uses = usesOf(stored, { id: documentId, published });
  const addresses = addressesOf(published);
  const isBlocked = uses.others.length > 0;
  const isReady =
    !isBlocked && (needed === undefined || isConfirmed) && (addresses.length === 0 || target !== '');
  return (
    <Stack gap={4}>
      {needed !== undefined && (
        <NeededPage reason={needed}>
          <Flex as="label" gap={2} align="center">
            <Checkbox checked={isConfirmed} onChange={() => setIsConfirmed(!isConfirmed)} />
            <Text size={1}>{say('I take it away nonetheless.')}</Text>
          </Flex>
        </NeededPage>
      )}
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
          onClick={() => onRemove(uses, target === nowhere || target === '' ? undefined : target)}
        />
      </Flex>
    </Stack>
  );
}

/** Warns before the site loses a page that it needs. */
function NeededPage({ reason, children }: { reason: string; children: ReactNode }) {
  return (
    <Card tone="critical" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {say('The site needs this page.')} {inStaffLanguage(reason)}
        </Text>
        {children}
      </Stack>
    </Card>
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
