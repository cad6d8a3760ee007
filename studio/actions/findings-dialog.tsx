import { Button, Flex, Stack, Text } from '@sanity/ui';
import type { Finding } from 'schemas/checks/checks.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { IntentLink } from 'sanity/router';
import { FindingList } from '../checks/finding-list.tsx';
import { publishedId } from '../content/versions.ts';
import { say } from '../locale/say.ts';

type FindingsDialogProps = {
  document: StoredDocument;
  findings: readonly Finding[];
  onPublish: () => void;
  onClose: () => void;
};

export function FindingsDialog({ document, findings, onPublish, onClose }: FindingsDialogProps) {
  const isBlocked = findings.some(({ isBlocking }) => isBlocking);
  return (
    <Stack gap={4}>
      <Text size={1}>
        {isBlocked
          ? say('The site settings prevent publishing until this is corrected.')
          : say('Visitors will see this as it is if you publish now.')}
      </Text>
      <FindingList
        document={document}
        findings={findings}
        linkTo={({ path }, title) => (
          <IntentLink
            intent="edit"
            params={{ id: publishedId(document._id), type: document._type, path: pathText(path) }}
            onClick={onClose}
          >
            {title}
          </IntentLink>
        )}
      />
      <Flex gap={2} justify="flex-end">
        <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onClose} />
        {!isBlocked && (
          <Button text={say('Publish anyway')} tone="caution" fontSize={1} onClick={onPublish} />
        )}
      </Flex>
    </Stack>
  );
}
