import { Button, Flex, Stack, Text } from '@sanity/ui';
import { useRef, useState } from 'react';
import { pictureFiles, pictureOptions } from 'schemas/rules/pictures.ts';
import { SearchInput } from '../tool-page/fields.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { filterPictures, hasSameShape, type Picture } from './picture.ts';
import { PictureList, pictureSearch, thumbnail } from './picture-list.tsx';
import type { PictureUse } from './picture-uses.ts';
import { UseList } from './use-list.tsx';
import { usePictureChanges } from './use-pictures.ts';

type ReplacementProps = {
  picture: Picture;
  uses: readonly PictureUse[];
  /** Pictures that can take its place. */
  others: readonly Picture[];
  onReplaced: () => void;
  onCancel: () => void;
};

/** Asks for the other picture, then shows all that will change. */
export function Replacement({ picture, uses, others, onReplaced, onCancel }: ReplacementProps) {
  const [chosen, setChosen] = useState<Picture>();
  if (!chosen) return <Choice others={others} onChoose={setChosen} onCancel={onCancel} />;
  return (
    <Confirmation
      picture={picture}
      chosen={chosen}
      uses={uses}
      onReplaced={onReplaced}
      onBack={() => setChosen(undefined)}
    />
  );
}

type ChoiceProps = Pick<ReplacementProps, 'others' | 'onCancel'> & { onChoose: (picture: Picture) => void };

function Choice({ others, onChoose, onCancel }: ChoiceProps) {
  const [text, setText] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const fileInput = useRef<HTMLInputElement>(null);
  const { upload } = usePictureChanges();
  const attempt = useAttempt();
  const uploadAndChoose = async (file: File) => {
    setIsBusy(true);
    const isUploaded = await attempt(async () => {
      onChoose(await upload(file));
    }, say('The picture was not uploaded'));
    if (!isUploaded) setIsBusy(false);
  };
  return (
    <Stack gap={4}>
      <Text size={1}>{say('Choose the picture that takes its place, or upload another.')}</Text>
      <SearchInput {...pictureSearch} value={text} onType={setText} />
      <PictureList
        label={say('Other pictures')}
        pictures={filterPictures(others, { filter: 'all', text })}
        onChoose={onChoose}
      />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <input
          ref={fileInput}
          type="file"
          hidden
          accept={pictureOptions.accept}
          onChange={({ currentTarget: { files } }) => {
            if (files?.[0]) void uploadAndChoose(files[0]);
          }}
        />
        <Button text={say('Cancel')} mode="ghost" fontSize={1} onClick={onCancel} />
        <Button
          text={say('Upload a picture')}
          title={inStaffLanguage(pictureFiles)}
          fontSize={1}
          mode="ghost"
          disabled={isBusy}
          onClick={() => fileInput.current?.click()}
        />
      </Flex>
    </Stack>
  );
}

type ConfirmationProps = Pick<ReplacementProps, 'picture' | 'uses' | 'onReplaced'> & {
  chosen: Picture;
  onBack: () => void;
};

const sideStyle = { aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: 3, width: 160 } as const;

function Confirmation({ picture, chosen, uses, onReplaced, onBack }: ConfirmationProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { replace } = usePictureChanges();
  const attempt = useAttempt();
  const keepsCrop = hasSameShape(picture, chosen);
  const confirm = async () => {
    setIsBusy(true);
    const isReplaced = await attempt(async () => {
      await replace(picture.id, chosen.id, keepsCrop);
      const title = sayCount(uses.length, 'Replaced in {1} place', 'Replaced in {1} places');
      return { title, description: say('The history of each document can take it back.') };
    }, say('Nothing was changed'));
    if (isReplaced) onReplaced();
    else setIsBusy(false);
  };
  return (
    <Stack gap={4}>
      <Flex gap={3} align="center">
        <img src={thumbnail(picture.url)} alt={picture.name} style={sideStyle} />
        <Text aria-hidden>→</Text>
        <img src={thumbnail(chosen.url)} alt={chosen.name} style={sideStyle} />
      </Flex>
      <Text size={1}>
        {say(
          'Visitors see the new picture at once wherever the field is published. Alternative texts stay as they are: check that they still fit.',
        )}
      </Text>
      {!keepsCrop && <Text size={1}>{say('It has another shape, so its crops begin anew.')}</Text>}
      <UseList uses={uses} />
      <Flex gap={2} justify="flex-end" wrap="wrap">
        <Button text={say('Back')} mode="ghost" fontSize={1} onClick={onBack} />
        <Button
          text={sayCount(uses.length, 'Replace in {1} place', 'Replace in {1} places')}
          fontSize={1}
          disabled={isBusy}
          onClick={() => void confirm()}
        />
      </Flex>
    </Stack>
  );
}
