import { Badge, Box, Button, Flex, Stack, Text } from '@sanity/ui';
import { CheckmarkIcon } from '@sanity/icons/Checkmark';
import { EditIcon } from '@sanity/icons/Edit';
import { defaultLanguage, languageTitle } from 'schemas/languages.ts';
import { useSchema } from 'sanity';
import { useIntentLink } from 'sanity/router';
import { filledIn, pathText, sourceOf, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { publishedId } from '../content/versions.ts';
import { fieldTitle } from './report/field-title.ts';
import type { OpenGap } from './report/translation-report.ts';
import { say } from '../locale/say.ts';

const longest = 120;

function words(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(words).filter(Boolean).join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const parts = ['text', 'children', 'cells'].map((name) => words(Reflect.get(value, name)));
  return parts.find(Boolean) ?? '';
}

/** Returns an empty string for a picture. */
export function excerpt(value: unknown): string {
  const line = words(value).replace(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
}

export const gapKinds = {
  missing: { title: say('Missing'), tone: 'critical' },
  older: { title: say('Outdated'), tone: 'caution' },
  machine: { title: say('By machine'), tone: 'caution' },
  copy: { title: say('Copied'), tone: 'critical' },
} as const;

/** Points to the input of the language or, without one, to its field. */
function inputPath({ field, language }: OpenGap): string {
  const item = field.items.get(language);
  const segments = item ? [...field.segments, { _key: item.key }, 'value'] : field.segments;
  return pathText(segments);
}

type GapRowProps = { document: StoredDocument; gap: OpenGap; onSettle: (gap: OpenGap) => void };

export function GapRow({ document, gap, onSettle }: GapRowProps) {
  const schema = useSchema();
  const { _id, _type } = document;
  const { href, onClick } = useIntentLink({
    intent: 'edit',
    params: { id: publishedId(_id), type: _type, path: inputPath(gap) },
  });
  const name = fieldTitle(schema.get(_type), document, gap.field.segments);
  const language = languageTitle(gap.language);
  const translation = excerpt(filledIn(gap.field, gap.language));
  return (
    <Flex as="li" gap={4} align="center" paddingY={3}>
      <Stack flex={1} gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Text size={1} weight="medium">
            {name}
          </Text>
          <Badge tone={gapKinds[gap.kind].tone}>{`${language} · ${gapKinds[gap.kind].title}`}</Badge>
        </Flex>
        <Text size={1} muted>
          {gap.language === defaultLanguage
            ? say('The picture has changed: does this still describe it?')
            : `${languageTitle(defaultLanguage)}: ${excerpt(sourceOf(gap.field)) || say('a picture')}`}
        </Text>
        {translation !== '' && (
          <Text size={1} muted>
            {language}: {translation}
          </Text>
        )}
      </Stack>
      {gap.kind === 'older' && (
        <Button
          icon={CheckmarkIcon}
          text={say('Mark as up to date')}
          aria-label={say('Mark {1} in {2} as up to date', name, language)}
          mode="bleed"
          fontSize={1}
          padding={2}
          onClick={() => onSettle(gap)}
        />
      )}
      {(gap.kind === 'machine' || gap.kind === 'copy') && (
        <Button
          icon={CheckmarkIcon}
          text={say('Approve')}
          aria-label={say('Approve {1} in {2}', name, language)}
          mode="bleed"
          fontSize={1}
          padding={2}
          onClick={() => onSettle(gap)}
        />
      )}
      <Box>
        <Button
          as="a"
          href={href}
          onClick={onClick}
          icon={EditIcon}
          text={say('Open field')}
          aria-label={say('Open {1} in {2}', name, language)}
          mode="ghost"
          fontSize={1}
          padding={2}
        />
      </Box>
    </Flex>
  );
}
