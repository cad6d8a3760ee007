import { useLanguageFilterStudioContext } from '@sanity/language-filter';
import { Stack } from '@sanity/ui';
import type { ReactNode } from 'react';
import { inLanguage, isFilled, type Localized } from 'schemas/fields/localized.ts';
import { isTranslated } from 'schemas/publication/localized-values.ts';
import type { InputProps } from 'sanity';
import { useLanguageSettings } from '../translations/language-settings.ts';
import { offeredLanguages } from './offered-languages.ts';
import { CopyButton, type LocalizedInputProps, WriteButton } from './write-button.tsx';

export function isLocalized(props: InputProps): props is LocalizedInputProps & InputProps {
  const { name, jsonType } = props.schemaType;
  return jsonType === 'array' && name.startsWith('internationalizedArray');
}

export function LocalizedField({ input, rest }: { input: LocalizedInputProps; rest: ReactNode }) {
  const { enabledLanguages, isLoading } = useLanguageSettings();
  const { selectedLanguageIds } = useLanguageFilterStudioContext();
  const { value = [], readOnly = false } = input;
  const offered = offeredLanguages(value, enabledLanguages, selectedLanguageIds);
  if (isLoading || readOnly || offered.length === 0) return rest;
  const button = <WriteButton input={input} offered={offered} />;
  if (value.length === 0) return button;
  const source = inLanguage(value as Localized<unknown>);
  const name = input.path.at(-1);
  const isCopied = isFilled(source) && typeof name === 'string' && isTranslated({ segments: [name] });
  return (
    <Stack gap={3}>
      {rest}
      {button}
      {isCopied && <CopyButton input={input} offered={offered} source={source} />}
    </Stack>
  );
}
