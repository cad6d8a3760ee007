import { useLanguageFilterStudioContext } from '@sanity/language-filter';
import { Stack, Box, Flex } from '@sanity/ui';
import type { KeyboardEvent, ReactNode } from 'react';
import { inLanguage, isFilled, type Localized } from 'schemas/fields/localized.ts';
import { isTranslated } from 'schemas/publication/localized-values.ts';
import { type InputProps, set, type StringInputProps } from 'sanity';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import { offeredLanguages } from './offered-languages.ts';
import { CopyButton, type LocalizedInputProps, WriteButton } from './write-button.tsx';
import { say } from '../locale/say.ts';
import { isPropertyReference, PropertyInput } from '../properties/property-input.tsx';
import { isTable, TableInput } from './table/table-input.tsx';
import { holdsModules, ModulesInput } from './module-menu/add-module.tsx';
import { ProposeButton } from './propose-button.tsx';
import { ShownInPreview } from '../presentation/shown-in-preview.tsx';
import { isTranslation, SourceBeside } from './translation/source-beside.tsx';

function isLocalized(props: InputProps): props is LocalizedInputProps & InputProps {
  const { name, jsonType } = props.schemaType;
  return jsonType === 'array' && name.startsWith('internationalizedArray');
}

const forward = { key: 'Enter' } as const;

/** Moves from a one-line field to that of the next language on Enter. */
function focusNextLanguage({ key, target, currentTarget, nativeEvent }: KeyboardEvent<HTMLElement>): void {
  if (key !== forward.key || nativeEvent.isComposing) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLElement>('input[type="text"]')];
  const place = inputs.findIndex((input) => input === target);
  if (place >= 0) inputs[place + 1]?.focus();
}

function LocalizedField({ input, rest }: { input: LocalizedInputProps; rest: ReactNode }) {
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
  // Rendered without buttons too, because an input that moves in the tree loses the focus and what is being typed.
  return (
    <Stack gap={3} onKeyDown={focusNextLanguage}>
      {rest}
      {button}
      {isCopied && <CopyButton input={input} offered={offered} source={source} />}
    </Stack>
  );
}

const hexColour = /^#[0-9a-f]{6}$/i;

function isHexColour(value: unknown): value is string {
  return typeof value === 'string' && hexColour.test(value);
}

/** True for a field whose initial value is a colour; its current value may be incomplete. */
function isColour(props: InputProps): props is StringInputProps & InputProps {
  return props.schemaType.jsonType === 'string' && isHexColour(props.schemaType.initialValue);
}

function ColourInput({ input, rest }: { input: StringInputProps; rest: ReactNode }) {
  return (
    <Flex gap={2} align="center">
      <input
        type="color"
        aria-label={say('Choose by eye')}
        value={isHexColour(input.value) ? input.value : '#000000'}
        disabled={input.readOnly}
        style={{ width: 48, height: 35, padding: 0, border: 0, background: 'none' }}
        onChange={(event) => input.onChange(set(event.currentTarget.value))}
      />
      <Box flex={1}>{rest}</Box>
    </Flex>
  );
}

/** True for the path of a page or an article, not for one inside a list. */
function isPathOfDocument({ path }: InputProps): boolean {
  return path.length === 1 && path[0] === 'path';
}

export function FormInput(props: InputProps) {
  if (holdsModules(props)) return <ModulesInput input={props} />;
  const rest = isTable(props) ? <TableInput input={props} /> : props.renderDefault(props);
  if (props.path.length === 0) return <ShownInPreview document={props.value}>{rest}</ShownInPreview>;
  if (isTranslation(props)) return <SourceBeside input={props} rest={rest} />;
  if (isColour(props)) return <ColourInput input={props} rest={rest} />;
  if (isPropertyReference(props)) return <PropertyInput input={props} rest={rest} />;
  if (!isLocalized(props)) return rest;
  const field = <LocalizedField input={props} rest={rest} />;
  if (!isPathOfDocument(props)) return field;
  return (
    <Stack gap={3}>
      {field}
      <ProposeButton input={props} />
    </Stack>
  );
}
