import { Box, Flex, Select, Stack, Text, TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { useMemo, useState } from 'react';
import { languages } from 'schemas/languages.ts';
import { useSchema } from 'sanity';
import { say, sayCount } from '../locale/say.ts';
import { Loading, PlainList, ToolMessage, ToolPage } from '../tool-page/tool-page.tsx';
import { FoundRow } from './found-row.tsx';
import { searchTexts } from './search-texts.ts';
import { useTextSearch } from './use-text-search.ts';

/** Finds a sentence of the site in every text of every document, and opens its field. */
export function SearchTool() {
  const schema = useSchema();
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState('');
  const { candidates, hasFailed } = useTextSearch(typed);
  const found = useMemo(
    () =>
      candidates &&
      searchTexts(candidates.stored, (name) => schema.get(name), { typed: candidates.typed, language }),
    [candidates, language, schema],
  );
  const isEmpty = candidates?.typed.trim() === '';
  return (
    <ToolPage
      title={say('Find text')}
      intro={say(
        'Paste a sentence that you saw on the site, or type some of its words. Every text is searched: pages, articles, modules, settings, and the words on buttons and in messages.',
      )}
      width={2}
      problem={
        hasFailed ? say('The content could not be searched. Please try again in a moment.') : undefined
      }
    >
      <Flex gap={3} wrap="wrap" role="search">
        <Box flex={1} style={{ minWidth: 220 }}>
          <TextInput
            aria-label={say('Sentence or words')}
            placeholder={say('Sentence or words')}
            icon={SearchIcon}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </Box>
        <Box style={{ width: 190 }}>
          <Select
            aria-label={say('Language')}
            value={language}
            onChange={(event) => {
              setLanguage(event.currentTarget.value);
            }}
          >
            <option value="">{say('All languages')}</option>
            {languages.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      {!found && !hasFailed && <Loading />}
      {found && !isEmpty && (
        <Stack gap={4}>
          <Text size={1} muted role="status">
            {sayCount(found.length, '{1} document', '{1} documents')}
            {candidates?.isCut === true && ` · ${say('There may be more. Type more of the sentence.')}`}
          </Text>
          {found.length === 0 && (
            <ToolMessage
              text={say(
                'Nothing found. Words of an imported property come from the agency’s software; an editor’s own are in Properties.',
              )}
              tone="default"
            />
          )}
          <PlainList gap={3} aria-label={say('Found')}>
            {found.map((each) => (
              <FoundRow key={each.id} found={each} />
            ))}
          </PlainList>
        </Stack>
      )}
    </ToolPage>
  );
}
