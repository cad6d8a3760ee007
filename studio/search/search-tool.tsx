import { Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { languages } from 'schemas/languages.ts';
import { useSchema } from 'sanity';
import { say, sayCount } from '../locale/say.ts';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';
import { Loading, PlainList, ToolMessage, ToolPage } from '../tool-page/tool-page.tsx';
import { FoundRow } from './found-row.tsx';
import { searchTexts } from './search-texts.ts';
import { useTextSearch } from './use-text-search.ts';

const languageChoices = [{ id: '', title: say('All languages') }, ...languages];

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
      <SearchBar label={say('Sentence or words')} value={typed} onType={setTyped}>
        <BarChoice
          label={say('Language')}
          options={languageChoices}
          value={language}
          onChoose={setLanguage}
        />
      </SearchBar>
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
