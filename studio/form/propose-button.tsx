import { Button } from '@sanity/ui';
import { LinkIcon } from '@sanity/icons/Link';
import type { Localized } from 'schemas/fields/localized.ts';
import { insert, set, setIfMissing, useFormValue } from 'sanity';
import { useLanguageSettings } from '../translations/language-settings.ts';
import { followingItem } from './offered-languages.ts';
import { proposedPaths } from './propose-paths.ts';
import type { LocalizedInputProps } from './write-button.tsx';
import { say } from '../locale/say.ts';

/** Fills in the paths that are missing, made from the titles of the document. */
export function ProposeButton({ input }: { input: LocalizedInputProps }) {
  const titles = useFormValue(['title']) as Localized<string> | undefined;
  const { enabledLanguages } = useLanguageSettings();
  const { value = [], schemaType, onChange, readOnly = false } = input;
  const proposals = proposedPaths(titles, value, enabledLanguages);
  if (readOnly || proposals.length === 0) return null;
  return (
    <Button
      icon={LinkIcon}
      text={say('Use {1}', proposals.map(({ path }) => path).join(', '))}
      title={say('Made from the title of each language')}
      mode="ghost"
      width="fill"
      justify="flex-start"
      fontSize={1}
      onClick={() => {
        const patches = proposals.map(({ language, path }) => {
          const known = value.find((item) => item.language === language);
          if (known) return set(path, [{ _key: known._key }, 'value']);
          const item = { _type: `${schemaType.name}Value`, _key: language, language, value: path };
          const next = followingItem(value, language);
          return next ? insert([item], 'before', [{ _key: next._key }]) : insert([item], 'after', [-1]);
        });
        onChange([setIfMissing([]), ...patches]);
      }}
    />
  );
}
