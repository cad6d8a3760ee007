import { Badge, Button, Flex, Card, Label, Stack, Text } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import {
  type TranslationMark,
  markOf,
  translationKey,
  type TranslationRecord,
} from 'schemas/publication/translation-records.ts';
import { useDocumentOperation, useFormValue, type InputProps, isKeySegment, set } from 'sanity';
import { CopyIcon } from '@sanity/icons/Copy';
import { type FocusEvent, type ReactNode, useState } from 'react';
import { inLanguage, isFilled, type Localized } from 'schemas/fields/localized.ts';
import { defaultLanguage, type LanguageId, languageTitle } from 'schemas/languages.ts';
import { isTranslated, pathText, type PathSegment } from 'schemas/publication/localized-values.ts';
import { publishedId } from '../../content/versions.ts';
import { say } from '../../locale/say.ts';
import { useCopyMark } from './use-copy-mark.ts';

function record(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function lineOf(item: unknown): string {
  const { alt, caption, children, cells, listItem } = record(item);
  if (cells !== undefined) return list(cells).join(' | ');
  if (children === undefined) return [alt, caption].filter(Boolean).join(' | ');
  const words = list(children)
    .map((child) => record(child)['text'])
    .join('');
  return listItem === undefined ? words : `• ${words}`;
}

/** A text, a formatted text or a table as plain lines; empty for a picture. */
export function sourceWords(value: unknown): string {
  return typeof value === 'string' ? value : list(value).map(lineOf).join('\n');
}

type MachineMarkProps = { recordKey: string; mark: TranslationMark };

/** Marks a machine translation or a copy until an editor approves it. */
function MachineMark({ recordKey, mark }: MachineMarkProps) {
  const id = publishedId(String(useFormValue(['_id'])));
  const type = String(useFormValue(['_type']));
  const { patch } = useDocumentOperation(id, type);
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Badge tone="caution">{mark === 'isCopy' ? say('Copied') : say('By machine')}</Badge>
      <Button
        icon={CheckmarkIcon}
        text={say('Approve')}
        mode="ghost"
        fontSize={1}
        padding={2}
        onClick={() => patch.execute([{ unset: [`translationRecords[_key=="${recordKey}"].${mark}`] }])}
      />
    </Flex>
  );
}

/** True for the text of one language in a localized field, except an address. */
export function isTranslation({ path, schemaType }: InputProps): boolean {
  const [field, item, name] = path.slice(-3);
  return (
    name === 'value' &&
    isKeySegment(item ?? '') &&
    typeof field === 'string' &&
    isTranslated({ segments: [field] }) &&
    ['string', 'text', 'richText', 'textTable'].includes(schemaType.name)
  );
}

/** Shows the default language's text beside an input in another one that is empty or being edited. */
export function SourceBeside({ input, rest }: { input: InputProps; rest: ReactNode }) {
  const { path, readOnly = false, value } = input;
  const items = useFormValue(path.slice(0, -2)) as Localized<unknown> | undefined;
  const records = useFormValue(['translationRecords']) as readonly TranslationRecord[] | undefined;
  const [isWriting, setIsWriting] = useState(false);
  const key = path.at(-2);
  const item = isKeySegment(key ?? '')
    ? items?.find(({ _key }) => _key === (key as { _key: string })._key)
    : undefined;
  const source = inLanguage(items);
  const words = sourceWords(source);
  const isShown =
    item?.language !== undefined &&
    item.language !== defaultLanguage &&
    isFilled(source) &&
    !readOnly &&
    (isWriting || !isFilled(value));
  const title = languageTitle(defaultLanguage);
  const recordKey = translationKey(pathText(path.slice(0, -2) as PathSegment[]), item?.language ?? '');
  const mark = markOf(
    records?.find(({ _key }) => _key === recordKey),
    value,
  );
  return (
    <Flex
      gap={3}
      wrap="wrap"
      onFocus={() => setIsWriting(true)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setIsWriting(false);
      }}
    >
      <div style={{ flex: '2 1 300px', minWidth: 0 }}>
        <Stack gap={3}>
          {rest}
          {mark && isFilled(value) && <MachineMark recordKey={recordKey} mark={mark} />}
        </Stack>
      </div>
      {isShown && (
        <Card
          tone="transparent"
          radius={2}
          padding={3}
          style={{ flex: '1 1 200px', minWidth: 0, maxHeight: 300 }}
          overflow="auto"
        >
          <Stack gap={3}>
            <Label size={0} muted>
              {title}
            </Label>
            <Text size={1} lang={defaultLanguage} style={{ whiteSpace: 'pre-line' }}>
              {words}
            </Text>
            {!isFilled(value) && (
              <CopySource input={input} source={source} language={item.language as LanguageId} />
            )}
          </Stack>
        </Card>
      )}
    </Flex>
  );
}

type CopySourceProps = { input: InputProps; source: unknown; language: LanguageId };

function CopySource({ input, source, language }: CopySourceProps) {
  const markCopies = useCopyMark();
  return (
    <Button
      icon={CopyIcon}
      text={say('Copy from {1}', languageTitle(defaultLanguage))}
      mode="ghost"
      fontSize={1}
      padding={2}
      onClick={() => {
        input.onChange(set(source));
        markCopies(input.path.slice(0, -2), [language]);
      }}
    />
  );
}
