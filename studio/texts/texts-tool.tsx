import { Box, Button, Checkbox, Flex, Spinner, Text, TextInput } from '@sanity/ui';
import { SearchIcon } from '@sanity/icons/Search';
import { useMemo, useState } from 'react';
import { inLanguage } from 'schemas/fields/localized.ts';
import { languageTitle } from 'schemas/languages.ts';
import { textAreas } from 'schemas/text-keys.ts';
import { useContent } from '../content/use-content.ts';
import type { Revised } from '../content/versions.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { FilterRow } from '../tool-page/filter-row.tsx';
import { RecordTable, recordStyles } from '../tool-page/record-table.tsx';
import { ToolPage } from '../tool-page/tool-page.tsx';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import { RefusedList } from '../unpublished/refused-list.tsx';
import { TextCell } from './text-cell.tsx';
import { textRows, valuesOf } from './text-grid.ts';
import { useTextEdits } from './use-text-edits.ts';

const query = '*[_type == "interfaceText"]';
const areas = textAreas.map(({ id, title }) => ({ id, title: inStaffLanguage(title) }));

/** Every text of the interface, an area at a time, with its languages side by side. */
export function TextsTool() {
  const { enabledLanguages } = useLanguageSettings();
  const stored = useContent(query) as Revised[] | undefined;
  const { store, publish, refused, mayPublish, isBusy } = useTextEdits();
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
      <FilterRow
        search={
          <TextInput
            aria-label={say('Find a text')}
            placeholder={say('Find a text')}
            icon={SearchIcon}
            fontSize={1}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        }
        filters={areas}
        chosen={area}
        onChoose={setArea}
      />
      <Flex gap={4} align="center" wrap="wrap">
        <Flex as="label" gap={2} align="center" flex={1}>
          <Checkbox
            checked={onlyOpen}
            onChange={(event) => {
              setOnlyOpen(event.currentTarget.checked);
            }}
          />
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
              <th scope="row" style={recordStyles.cell}>
                <Text size={1} muted>
                  {row.key}
                </Text>
              </th>
              {enabledLanguages.map((language) => (
                <td key={language} style={recordStyles.cell}>
                  <Box style={{ minWidth: '14em' }}>
                    <TextCell
                      name={row.key}
                      language={language}
                      text={inLanguage(valuesOf(row), language) ?? ''}
                      gap={row.gaps.find((gap) => gap.language === language)}
                      isReadOnly={!mayPublish}
                      onStore={(text) => void store(row, language, text)}
                    />
                  </Box>
                </td>
              ))}
            </tr>
          ))}
        </RecordTable>
      )}
    </ToolPage>
  );
}
