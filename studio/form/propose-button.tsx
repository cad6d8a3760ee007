import { languages, type LanguageId } from 'schemas/languages.ts';
import { inLanguage, type Localized } from 'schemas/fields/localized.ts';
import { Button } from '@sanity/ui';
import { LinkIcon } from '@sanity/icons/Link';
import { insert, set, setIfMissing, useFormValue } from 'sanity';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import { followingItem } from './offered-languages.ts';
import type { LocalizedInputProps } from './write-button.tsx';
import { say } from '../locale/say.ts';

type ProposedPath = { language: LanguageId; path: string };

const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** Search results cut off longer addresses. */
const longest = 60;

function cutAtWord(slug: string): string {
  if (slug.length <= longest) return slug;
  const end = slug.lastIndexOf('-', longest);
  return slug.slice(0, end > 0 ? end : longest);
}

/** Writes a title as a path, such as `/ons-verhaal/`; undefined for one without letters or digits. */
export function pathFromTitle(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæßøł]/g, (letter) => ligatures[letter] ?? '');
  const slug = cutAtWord(plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''));
  return slug === '' ? undefined : `/${slug}/`;
}

/** Proposes a path for each enabled language that has a title and no path yet. */
export function proposedPaths(
  titles: Localized<string> | undefined,
  paths: Localized<string> | undefined,
  enabled: readonly LanguageId[],
): ProposedPath[] {
  return languages.flatMap(({ id: language }) => {
    if (!enabled.includes(language) || inLanguage(paths, language)) return [];
    const path = pathFromTitle(inLanguage(titles, language) ?? '');
    return path === undefined ? [] : [{ language, path }];
  });
}

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
