import { Button } from '@sanity/ui';
import { CopyIcon } from '@sanity/icons/Copy';
import { EditIcon } from '@sanity/icons/Edit';
import { defaultLanguage, type LanguageId, languageTitle } from 'schemas/languages.ts';
import { type ArrayOfObjectsInputProps, insert, setIfMissing } from 'sanity';
import { say } from '../locale/say.ts';
import { useCopyMark } from './translation/use-copy-mark.ts';
import { followingItem, languageNames, offerText } from './offered-languages.ts';

export type LocalizedInputProps = ArrayOfObjectsInputProps<{ _key: string; language?: string }>;

type NewInputsProps = { input: LocalizedInputProps; offered: LanguageId[] };

/** Adds an input for each language at its place among the others, with a text or without. */
function addInputs({ input: { value = [], schemaType, onChange }, offered }: NewInputsProps, text?: unknown) {
  const filled = text === undefined ? {} : { value: text };
  const additions = offered.map((language) => {
    const item = { _type: `${schemaType.name}Value`, _key: language, language, ...filled };
    const next = followingItem(value, language);
    return next ? insert([item], 'before', [{ _key: next._key }]) : insert([item], 'after', [-1]);
  });
  onChange([setIfMissing([]), ...additions]);
}

export function CopyButton({ source, ...inputs }: NewInputsProps & { source: unknown }) {
  const markCopies = useCopyMark();
  return (
    <Button
      icon={CopyIcon}
      text={say('Copy from {1} to {2}', languageTitle(defaultLanguage), languageNames(inputs.offered))}
      mode="ghost"
      width="fill"
      justify="flex-start"
      fontSize={1}
      onClick={() => {
        addInputs(inputs, source);
        markCopies(inputs.input.path, inputs.offered);
      }}
    />
  );
}

export function WriteButton({ input, offered }: NewInputsProps) {
  return (
    <Button
      icon={EditIcon}
      text={offerText(offered)}
      mode="ghost"
      width="fill"
      justify="flex-start"
      fontSize={1}
      onClick={() => {
        addInputs({ input, offered });
        input.onPathFocus([{ _key: offered[0] ?? '' }, 'value']);
      }}
    />
  );
}
