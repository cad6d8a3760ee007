import { Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { publishedId } from '../content/versions.ts';
import { gapsByLanguage } from '../translations/report/describe-gaps.ts';
import type { StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Gap } from 'schemas/publication/missing-translations.ts';
import { say } from '../locale/say.ts';

type IncompleteDialogProps = {
  document: StoredDocument;
  gaps: readonly Gap[];
  /** Set when the site settings forbid publishing incomplete translations. */
  isBlocked: boolean;
  onPublish: () => void;
  onClose: () => void;
};

export function IncompleteDialog({ document, gaps, isBlocked, onPublish, onClose }: IncompleteDialogProps) {
  const schema = useSchema();
  return (
    <Stack gap={4}>
      <Text size={1}>
        {isBlocked
          ? say('The site settings require all enabled languages. Add what is missing, then publish.')
          : say('Visitors will see the default language instead.')}
      </Text>
      {gapsByLanguage(gaps, document, schema.get(document._type)).map(({ language, fields }) => (
        <Card key={language} border radius={2} padding={3}>
          <Stack gap={3}>
            <Text size={1} weight="semibold">
              {language}
            </Text>
            <Stack as="ul" gap={3}>
              {fields.map(({ title, path }) => (
                <Text as="li" key={path} size={1}>
                  <IntentLink
                    intent="edit"
                    params={{ id: publishedId(document._id), type: document._type, path }}
                    onClick={onClose}
                  >
                    {title}
                  </IntentLink>
                </Text>
              ))}
            </Stack>
          </Stack>
        </Card>
      ))}
      <Flex gap={2} justify="flex-end">
        <Button text={say('Go back')} mode="ghost" fontSize={1} onClick={onClose} />
        {!isBlocked && (
          <Button text={say('Publish anyway')} tone="caution" fontSize={1} onClick={onPublish} />
        )}
      </Flex>
    </Stack>
  );
}
