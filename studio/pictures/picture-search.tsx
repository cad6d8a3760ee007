import { TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { say } from '../locale/say.ts';

export function PictureSearch({ text, onType }: { text: string; onType: (text: string) => void }) {
  return (
    <TextInput
      aria-label={say('Search pictures')}
      placeholder={say('Name of the file')}
      icon={SearchIcon}
      fontSize={1}
      value={text}
      onChange={(event) => {
        onType(event.currentTarget.value);
      }}
    />
  );
}
