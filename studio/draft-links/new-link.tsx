import { Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { CopyIcon } from '@sanity/icons/Copy';
import { useState } from 'react';
import { say } from '../locale/say.ts';

/** Warns that the address cannot be shown again. */
export function NewLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Card tone="positive" border radius={2} padding={3}>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          {say('The link is ready. Copy it now: it is shown only once.')}
        </Text>
        <Flex gap={2}>
          <Flex flex={1} direction="column">
            <TextInput
              aria-label={say('Link to the draft')}
              value={url}
              readOnly
              fontSize={1}
              onFocus={(event) => {
                event.currentTarget.select();
              }}
            />
          </Flex>
          <Button
            icon={isCopied ? CheckmarkIcon : CopyIcon}
            text={isCopied ? say('Copied') : say('Copy link')}
            fontSize={1}
            onClick={() => {
              void navigator.clipboard.writeText(url).then(() => {
                setIsCopied(true);
              });
            }}
          />
        </Flex>
      </Stack>
    </Card>
  );
}
