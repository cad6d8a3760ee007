import { Button } from '@sanity/ui';
import { EditIcon } from '@sanity/icons/Edit';
import type { LanguageId } from 'schemas/languages.ts';
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity';
import { followingItem, offerText } from './offered-languages.ts';

export type LocalizedInputProps = ArrayOfObjectsInputProps<{ _key: string; language?: string }>;

export function WriteButton({ input, offered }: { input: LocalizedInputProps; offered: LanguageId[] }) {
  const { value = [], schemaType, onChange, onPathFocus } = input;
  return (
    <Button
      icon={EditIcon}
      text={offerText(offered)}
      mode="ghost"
      width="fill"
      justify="flex-start"
      fontSize={1}
      onClick={() => {
        const additions = offered.map((language) => {
          const item = { _type: `${schemaType.name}Value`, _key: language, language };
          const next = followingItem(value, language);
          return next ? insert([item], 'before', [{ _key: next._key }]) : insert([item], 'after', [-1]);
        });
        onChange([setIfMissing([]), ...additions]);
        onPathFocus([{ _key: offered[0] ?? '' }, 'value']);
      }}
    />
  );
}
