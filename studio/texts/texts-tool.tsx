import { Box, Button, Checkbox, Flex, Spinner, Text, Badge, Stack, TextArea } from '@sanity/ui';
import { useMemo, useRef, useState } from 'react';
import { inLanguage } from 'schemas/fields/localized.ts';
import { languageTitle, type LanguageId } from 'schemas/languages.ts';
import { textAreas } from 'schemas/text-keys.ts';
import { useContent, apiVersion } from '../content/use-content.ts';
import type { Revised } from '../content/versions.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { BarChoice, SearchBar } from '../tool-page/fields.tsx';
import { RecordCell, recordCell, RecordTable } from '../tool-page/record-table.tsx';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { useFirstFocus } from '../tool-page/use-first-focus.ts';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import { RefusedList } from '../unpublished/refused-list.tsx';
import { textPatches, textRows, valuesOf, type TextRow } from './text-grid.ts';
import { gapKinds } from '../translations/gap-row.tsx';
import type { OpenGap } from '../translations/report/translation-report.ts';
import { useClient } from 'sanity';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { publishTogether, type Refusal } from '../unpublished/publish-together.ts';
import { usePublishRules } from '../unpublished/use-publish-rules.ts';

/** Stores what is typed in the grid as drafts, and publishes drafts as the Studio does everywhere. */
function useTextEdits() {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  const { rules, mayPublish } = usePublishRules();
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const storing = useRef<Promise<unknown>>(Promise.resolve());

  const store = (row: TextRow, language: LanguageId, text: string) => {
    const commit = async () => {
      const id = `drafts.${row.id}`;
      const transaction = client.transaction().createIfNotExists({ ...row.document, _id: id });
      for (const patch of textPatches(valuesOf(row), language, text)) transaction.patch(id, patch);
      await transaction.commit();
    };
    storing.current = storing.current.then(() => attempt(commit, say('The text could not be stored')));
  };

  const publish = async (ids: readonly string[]) => {
    setIsBusy(true);
    // Clicking the button leaves the cell that was typed in last, which starts to store it.
    await storing.current;
    await attempt(async () => {
      const result = await publishTogether(client, ids, rules);
      setRefused(result.refused);
      const { length } = result.published;
      return length > 0
        ? sayCount(length, '{1} document published', '{1} documents published together')
        : undefined;
    }, say('Nothing was published'));
    setIsBusy(false);
  };

  return { store, publish, refused, mayPublish, isBusy };
}

type TextCellProps = {
  name: string;
  language: LanguageId;
  text: string;
  gap: OpenGap | undefined;
  isReadOnly: boolean;
  onStore: (text: string) => void;
};

/** Stores one language of a text when the cell is left. */
function TextCell({ name, language, text, gap, isReadOnly, onStore }: TextCellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Stack gap={2}>
      <TextArea
        aria-label={say('{1} in {2}', name, languageTitle(language))}
        lang={language}
        fontSize={1}
        padding={2}
        rows={Math.min(5, Math.ceil((typed ?? text).length / 38) || 1)}
        readOnly={isReadOnly}
        value={typed ?? text}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          if (typed !== undefined && typed !== text) onStore(typed);
          setTyped(undefined);
        }}
      />
      {gap && (
        <Badge tone={gapKinds[gap.kind].tone} style={{ alignSelf: 'start' }}>
          {gapKinds[gap.kind].title}
        </Badge>
      )}
    </Stack>
  );
}

const query = '*[_type == "interfaceText"]';
const areas = textAreas.map(({ id, title }) => ({ id, title: inStaffLanguage(title) }));

/** Every text of the interface, an area at a time, with its languages side by side. */
export function TextsTool() {
  const { enabledLanguages } = useLanguageSettings();
  const stored = useContent(query) as Revised[] | undefined;
  const { store, publish, refused, mayPublish, isBusy } = useTextEdits();
  const search = useFirstFocus();
  const [area, setArea] = useState<(typeof areas)[number]['id']>(textAreas[0].id);
  const [typed, setTyped] = useState('');
  const [onlyOpen, setOnlyOpen] = useState(false);
  const rows = useMemo(
    () => stored && textRows(stored, enabledLanguages, { area, typed, onlyOpen }),
    [stored, enabledLanguages, area, typed, onlyOpen],
  );
  const drafts = (rows ?? []).filter(({ hasDraft }) => hasDraft).map(({ id }) => id);
  return (
    <ToolPage
      title={say('Interface texts')}
      intro={say(
        'The words on buttons, in forms and in mails. What you type is a draft until you publish it.',
      )}
      width={4}
    >
      <SearchBar label={say('Find a text')} value={typed} onType={setTyped} inputRef={search}>
        <BarChoice label={say('Show')} options={areas} value={area} onChoose={setArea} />
      </SearchBar>
      <Flex gap={4} align="center" wrap="wrap">
        <Flex as="label" gap={2} align="center" flex={1}>
          <Checkbox checked={onlyOpen} onChange={(event) => setOnlyOpen(event.currentTarget.checked)} />
          <Text size={1}>{say('Only missing, outdated and unpublished')}</Text>
        </Flex>
        <Button
          text={sayCount(drafts.length, 'Publish {1} text', 'Publish {1} texts')}
          fontSize={1}
          disabled={!mayPublish || drafts.length === 0 || isBusy}
          onClick={() => void publish(drafts)}
        />
      </Flex>
      <RefusedList
        title={say('Not published:')}
        refused={refused}
        nameOf={(id) => rows?.find((row) => row.id === id)?.key ?? id}
      />
      {rows === undefined && <Spinner muted />}
      {rows?.length === 0 && (
        <Text size={1} muted>
          {say('Nothing found.')}
        </Text>
      )}
      {rows !== undefined && rows.length > 0 && (
        <RecordTable
          label={say('Interface texts')}
          columns={[say('Key'), ...enabledLanguages.map(languageTitle)]}
        >
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" style={recordCell}>
                <Box paddingTop={2}>
                  <Text size={1} muted>
                    {row.key}
                  </Text>
                </Box>
              </th>
              {enabledLanguages.map((language) => (
                <RecordCell key={language}>
                  <Box style={{ minWidth: '14em' }}>
                    <TextCell
                      name={row.key}
                      language={language}
                      text={inLanguage(valuesOf(row), language) ?? ''}
                      gap={row.gaps.find((gap) => gap.language === language)}
                      isReadOnly={!mayPublish}
                      onStore={(text) => store(row, language, text)}
                    />
                  </Box>
                </RecordCell>
              ))}
            </tr>
          ))}
        </RecordTable>
      )}
    </ToolPage>
  );
}
