import { Badge, Card, Flex, Stack, Text } from '@sanity/ui';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { documentTitle } from '../content/document-title.ts';
import { inStaffLanguage, say } from '../locale/say.ts';
import { fieldTitle, type NamedType } from '../translations/report/field-title.ts';
import type { PictureUse } from './picture-uses.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

export function UseList({ uses }: { uses: readonly PictureUse[] }) {
  const schema = useSchema();
  return (
    <PlainList gap={2} aria-label={say('Where it is used')}>
      {uses.map(({ id, document, segments, path, isPublished }) => {
        const type = schema.get(document._type) as NamedType | undefined;
        const typeTitle = inStaffLanguage(type?.title ?? document._type);
        return (
          <Card as="li" key={`${id} ${path}`} border radius={2} padding={3}>
            <Flex align="center" gap={3}>
              <Stack flex={1} gap={3}>
                <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
                  <IntentLink intent="edit" params={{ id, type: document._type, path }}>
                    {documentTitle(document, typeTitle)}
                  </IntentLink>
                </Text>
                <Text size={1} muted>
                  {`${typeTitle} · ${fieldTitle(type, document, segments)}`}
                </Text>
              </Stack>
              <Badge tone={isPublished ? 'positive' : 'caution'}>
                {isPublished ? say('Published') : say('Draft')}
              </Badge>
            </Flex>
          </Card>
        );
      })}
    </PlainList>
  );
}
