import { Badge, Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { languageTitle } from 'schemas/languages.ts';
import { pathText } from 'schemas/publication/localized-values.ts';
import { type SchemaType, useSchema } from 'sanity';
import { useIntentLink } from 'sanity/router';
import type { TextRange } from './find-words.ts';
import { documentTitle } from '../content/document-title.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { fieldTitle } from '../translations/report/field-title.ts';
import type { FoundDocument, TextHit } from './search-texts.ts';

type ExcerptPart = { text: string; isFound: boolean };

const before = 60;
const after = 140;

/** Cuts a text around its first find, at spaces, and splits it into what was found and what lies between. */
export function excerptParts(text: string, ranges: readonly TextRange[]): ExcerptPart[] {
  const first = ranges[0]?.from ?? 0;
  const start = first <= before ? 0 : text.indexOf(' ', first - before) + 1;
  const lastSpace = text.lastIndexOf(' ', first + after);
  const end = text.length - first <= after || lastSpace <= first ? text.length : lastSpace;
  const parts: ExcerptPart[] = [];
  const add = (from: number, to: number, isFound: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isFound });
  };
  if (start > 0) parts.push({ text: '… ', isFound: false });
  let position = start;
  for (const { from, to } of ranges) {
    if (from < position || from >= end) continue;
    add(position, from, false);
    add(from, to, true);
    position = to;
  }
  add(position, Math.max(position, end), false);
  if (end < text.length && position < text.length) parts.push({ text: ' …', isFound: false });
  return parts;
}

/** The rest are only counted: a word such as "the" is in every paragraph. */
const mostHits = 10;

type HitLinkProps = { found: FoundDocument; hit: TextHit; type: SchemaType | undefined };

function HitLink({ found: { id, document }, hit, type }: HitLinkProps) {
  const { href, onClick } = useIntentLink({
    intent: 'edit',
    params: { id, type: document._type, path: pathText(hit.path) },
  });
  const language = hit.language === undefined ? say('All languages') : languageTitle(hit.language);
  return (
    <Card as="a" href={href} onClick={onClick} radius={2} padding={3}>
      <Stack gap={3}>
        <Flex gap={2} align="center" wrap="wrap">
          <Badge>{language}</Badge>
          <Text size={1} muted>
            {fieldTitle(type, document, hit.field)}
          </Text>
        </Flex>
        <Text size={1} lang={hit.language}>
          {excerptParts(hit.text, hit.ranges).map(({ text, isFound }, index) => {
            const key = `${String(index)} ${text}`;
            return isFound ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>;
          })}
        </Text>
      </Stack>
    </Card>
  );
}

/** A document with the texts that were found in it; each opens its field. */
export function FoundRow({ found }: { found: FoundDocument }) {
  const schema = useSchema();
  const { document, hits } = found;
  const type = schema.get(document._type);
  const typeTitle = inStaffLanguage(type?.title ?? document._type);
  const title = documentTitle(document, typeTitle);
  const shown = hits.slice(0, mostHits);
  return (
    <Card as="li" border radius={3} padding={2}>
      <Flex gap={3} align="center" padding={3}>
        <Box flex={1}>
          <Text as="h2" size={1} weight="semibold">
            {title}
          </Text>
        </Box>
        {typeTitle !== title && (
          <Text size={1} muted>
            {typeTitle}
          </Text>
        )}
      </Flex>
      {shown.map((hit) => (
        <HitLink key={`${pathText(hit.path)} ${hit.text}`} found={found} hit={hit} type={type} />
      ))}
      {hits.length > shown.length && (
        <Box padding={3}>
          <Text size={1} muted>
            {sayCount(hits.length - shown.length, '{1} more text', '{1} more texts')}
          </Text>
        </Box>
      )}
    </Card>
  );
}
