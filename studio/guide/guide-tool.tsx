import { Box, Card, Grid, Heading, Stack, Text } from '@sanity/ui';
import { type StaffLanguage, staffLanguage } from '../locale/staff-language.ts';
import { say } from '../locale/say.ts';
import { useLoaded } from '../staff-api/use-loaded.ts';
import { Loading, PlainList, ToolPage } from '../tool-page/tool-page.tsx';
import { type Part, type Section, sectionsOf, spansOf } from './guide.ts';

type Guide = { default: string };

/** Loaded when somebody opens the guide. */
const guides: Readonly<Record<StaffLanguage, () => Promise<Guide>>> = {
  nl: () => import('../../docs/editing.nl.md?raw'),
  fr: () => import('../../docs/editing.fr.md?raw'),
  en: () => import('../../docs/editing.md?raw'),
};

function Words({ text }: { text: string }) {
  return (
    <>
      {spansOf(text).map(({ text: words, isStrong, isCode, href }, index) => {
        const key = `${index}-${words}`;
        if (isStrong) return <strong key={key}>{words}</strong>;
        if (isCode) return <code key={key}>{words}</code>;
        if (href === undefined) return words;
        return (
          <a key={key} href={href} style={{ textDecoration: 'underline' }}>
            {words}
          </a>
        );
      })}
    </>
  );
}

function GuidePart({ part }: { part: Part }) {
  if (part.kind === 'list') {
    return (
      <Stack as={part.isNumbered ? 'ol' : 'ul'} gap={3} margin={0} style={{ paddingInlineStart: '1.5em' }}>
        {part.items.map((text) => (
          <li key={text}>
            <Text size={2}>
              <Words text={text} />
            </Text>
          </li>
        ))}
      </Stack>
    );
  }
  if (part.kind === 'code')
    return (
      <Card border radius={2} padding={3} overflow="auto">
        <Text as="pre" size={1}>
          {part.text}
        </Text>
      </Card>
    );
  if (part.kind === 'heading')
    return (
      <Heading as="h3" size={1}>
        {part.text}
      </Heading>
    );
  return (
    <Text size={2}>
      <Words text={part.text} />
    </Text>
  );
}

const idOf = (index: number) => `guide-${index}`;

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <Card as="nav" aria-label={say('In this guide')} border radius={3} padding={4}>
      <PlainList gap={3}>
        {sections.map(({ title }, index) => (
          <Text key={title} as="li" size={1}>
            <a href={`#${idOf(index)}`}>{title}</a>
          </Text>
        ))}
      </PlainList>
    </Card>
  );
}

/** The editors' guide, in the language of the Studio. */
export function GuideTool() {
  const { result, problem } = useLoaded(['guide'], guides[staffLanguage], { isFresh: false });
  const [first, ...sections] = sectionsOf(result?.default ?? '');
  const [intro, ...parts] = first?.parts ?? [];
  return (
    <ToolPage
      title={first?.title ?? say('Guide')}
      intro={intro?.kind === 'paragraph' ? intro.text.replaceAll('**', '') : ''}
      width={3}
      problem={problem}
    >
      {result === undefined ? (
        <Loading />
      ) : (
        <Grid gridTemplateColumns={[1, 1, 1, 3]} gap={5}>
          <Box>
            <Contents sections={sections} />
          </Box>
          <Stack gap={6} style={{ gridColumn: 'span 2', maxWidth: '44rem' }}>
            <Stack gap={4}>
              {parts.map((part, index) => (
                <GuidePart key={index} part={part} />
              ))}
            </Stack>
            {sections.map((section, index) => (
              <Stack as="section" key={section.title} gap={4} id={idOf(index)}>
                <Heading as="h2" size={2}>
                  {section.title}
                </Heading>
                {section.parts.map((part, place) => (
                  <GuidePart key={place} part={part} />
                ))}
              </Stack>
            ))}
          </Stack>
        </Grid>
      )}
    </ToolPage>
  );
}
