import { Box, Button, Dialog, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { useId, useState } from 'react';
import { useMayEdit } from '../content/viewer.ts';
import { say } from '../locale/say.ts';
import type { Picture } from './picture.ts';
import { Replacement } from './replacement.tsx';
import { UseList } from './use-list.tsx';
import { usePictureUses } from './use-pictures.ts';

type PictureDialogProps = {
  picture: Picture;
  pictures: readonly Picture[];
  onReplaced: () => void;
  onClose: () => void;
};

const previewStyle = { maxHeight: 260, maxWidth: '100%', objectFit: 'contain', borderRadius: 3 } as const;

export function PictureDialog({ picture, pictures, onReplaced, onClose }: PictureDialogProps) {
  const { id, name, url, width, height } = picture;
  const uses = usePictureUses(id);
  const mayEdit = useMayEdit();
  const [isReplacing, setIsReplacing] = useState(false);
  return (
    <Dialog id={useId()} header={name} width={2} onClose={onClose} animate={false}>
      <Box padding={4}>
        {uses === undefined && (
          <Flex justify="center" padding={4}>
            <Spinner muted />
          </Flex>
        )}
        {uses && isReplacing && (
          <Replacement
            picture={picture}
            uses={uses}
            others={pictures.filter((other) => other.id !== id)}
            onReplaced={onReplaced}
            onCancel={() => setIsReplacing(false)}
          />
        )}
        {uses && !isReplacing && (
          <Stack gap={4}>
            <img src={`${url}?h=520&fit=max&auto=format`} alt="" style={previewStyle} />
            <Text size={1} muted>
              {say('{1} × {2} pixels', width, height)}
            </Text>
            {uses.length === 0 ? (
              <Text size={1}>{say('No document uses this picture. You can delete it in Media.')}</Text>
            ) : (
              <UseList uses={uses} />
            )}
            {uses.length > 0 && mayEdit === true && (
              <Flex justify="flex-end">
                <Button
                  text={say('Replace everywhere…')}
                  mode="ghost"
                  fontSize={1}
                  onClick={() => setIsReplacing(true)}
                />
              </Flex>
            )}
          </Stack>
        )}
      </Box>
    </Dialog>
  );
}
