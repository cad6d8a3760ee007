import { Button, Flex, Heading, Stack, Text } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import type { OwnerDocument } from 'schemas/staff-owner.ts';
import { fileText } from '../../leads/lead-files.tsx';
import { momentText } from '../../content/moment.ts';
import { say } from '../../locale/say.ts';

type OwnerDocumentsProps = {
  documents: readonly OwnerDocument[];
  onDownload: (document: OwnerDocument) => void;
};

/** Documents that an owner sent through the portal, to save: the site never shows them. */
export function OwnerDocuments({ documents, onDownload }: OwnerDocumentsProps) {
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Documents from the owner')}
      </Heading>
      <Stack as="ul" gap={4} padding={0} margin={0} aria-label={say('Documents from the owner')}>
        {documents.map((document) => (
          <Stack as="li" key={document.id} gap={3}>
            <Text size={1} muted>
              {[document.kind, document.reference, momentText(document.createdAt)].join(' · ')}
            </Text>
            <Flex>
              <Button
                icon={DownloadIcon}
                mode="ghost"
                fontSize={1}
                text={fileText(document)}
                onClick={() => {
                  onDownload(document);
                }}
              />
            </Flex>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
