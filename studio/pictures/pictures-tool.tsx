import { Text } from '@sanity/ui';
import { useState } from 'react';
import { say, sayCount } from '../locale/say.ts';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';
import { Loading, ToolPage } from '../tool-page/tool-page.tsx';
import { filterPictures, type Picture, type PictureFilter } from './picture.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureList, pictureSearch } from './picture-list.tsx';
import { usePictures } from './use-pictures.ts';

const filters: readonly { id: PictureFilter; title: string }[] = [
  { id: 'all', title: say('All pictures') },
  { id: 'used', title: say('Used') },
  { id: 'unused', title: say('Not used') },
];

/** Lists the pictures of the media library with the documents that show them. */
export function PicturesTool() {
  const { result: pictures, problem, reload } = usePictures();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<PictureFilter>('all');
  const [opened, setOpened] = useState<Picture>();
  const listed = pictures && filterPictures(pictures, { filter, text });
  const close = () => {
    setOpened(undefined);
  };
  return (
    <ToolPage
      title={say('Picture uses')}
      intro={say(
        'Where each picture of Media is used, and which are not. Open one to replace it everywhere.',
      )}
      width={4}
      problem={problem}
    >
      {!listed && problem === undefined && <Loading />}
      {pictures && listed && (
        <>
          <SearchBar {...pictureSearch} value={text} onType={setText}>
            <BarChoice label={say('Show')} options={filters} value={filter} onChoose={setFilter} />
          </SearchBar>
          <Text size={1} muted role="status">
            {sayCount(listed.length, '{1} picture', '{1} pictures')}
          </Text>
          <PictureList label={say('Pictures')} pictures={listed} onChoose={setOpened} />
          {opened && (
            <PictureDialog
              picture={opened}
              pictures={pictures}
              onClose={close}
              onReplaced={() => {
                close();
                reload();
              }}
            />
          )}
        </>
      )}
    </ToolPage>
  );
}
