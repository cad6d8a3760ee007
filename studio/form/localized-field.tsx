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
  const offered = isLoading || readOnly ? [] : offeredLanguages(value, enabledLanguages, selectedLanguageIds);
  const button = offered.length > 0 && <WriteButton input={input} offered={offered} />;
  if (button && value.length === 0) return button;
  const source = inLanguage(value as Localized<unknown>);
  const name = input.path.at(-1);
  const isCopied =
    offered.length > 0 && isFilled(source) && typeof name === 'string' && isTranslated({ segments: [name] });
  // Without buttons too, because an input that moves in the tree loses the focus and what is being typed.
  return (
    <Stack gap={3}>
      {rest}
      {button}
      {isCopied && <CopyButton input={input} offered={offered} source={source} />}
    </Stack>
  );
}
