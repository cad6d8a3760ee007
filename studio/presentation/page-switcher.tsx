import { Box, Button, Card, Flex, Label, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation';
import { useContent } from '../content/use-content.ts';
import { StatusDot } from '../tree-pane/tree-row.tsx';
import type { PageTreeDocument } from '../structure/page-tree.ts';
import { useLanguageSettings } from '../translations/with-language-settings.tsx';
import { type PageChoice, pageChoices, pageChoicesQuery, samePageIn } from './page-choices.ts';
import { previewPath, readPreviewPath } from './preview-address.ts';
import { say } from '../locale/say.ts';
import { SearchInput } from '../tool-page/fields.tsx';

/**
 * Navigates the preview immediately. Sanity's own message to the page is lost while a page loads, and this site's
 * links load whole pages.
 */
function showInFrame(path: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe');
  if (frame) frame.src = new URL(path, frame.src).href;
}

type ChoiceProps = { choice: PageChoice; isShown: boolean; onChoose: (path: string) => void };

function Choice({ choice: { row, path }, isShown, onChoose }: ChoiceProps) {
  return (
    <Card
      as="button"
      type="button"
      padding={2}
      radius={2}
      disabled={path === undefined}
      selected={isShown}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => {
        if (path !== undefined) onChoose(path);
      }}
    >
      <Flex align="center" gap={2} style={{ marginInlineStart: row.depth * 16 }}>
        <Stack flex={1} gap={2}>
          <Text size={1} textOverflow="ellipsis">
            {row.title}
          </Text>
          <Text size={1} muted textOverflow="ellipsis">
            {path ?? say('No path in this language')}
          </Text>
        </Stack>
        <StatusDot hasDraft={row.hasDraft} isPublished={row.isPublished} isOffSite={row.isOffSite} />
      </Flex>
    </Card>
  );
}

export function PageSwitcher() {
  const navigate = usePresentationNavigate();
  const { preview = '' } = usePresentationParams();
  const shown = readPreviewPath(preview);
  const [chosen, setChosen] = useState<{ language: LanguageId; at: string }>();
  const [typed, setTyped] = useState('');
  const { enabledLanguages } = useLanguageSettings();
  const stored = (useContent(pageChoicesQuery) as PageTreeDocument[] | undefined) ?? [];
  // Reset when the preview navigates, possibly to another language.
  const language = (chosen?.at === preview ? chosen.language : shown?.language) ?? defaultLanguage;

  function choose(path: string, inLanguage: LanguageId): void {
    const address = previewPath({ language: inLanguage, path });
    navigate(address);
    showInFrame(address);
  }

  function changeLanguage(next: LanguageId): void {
    const path = shown && samePageIn(stored, shown, next);
    if (path === undefined) setChosen({ language: next, at: preview });
    else choose(path, next);
  }

  return (
    <Stack gap={4} padding={3} as="nav" aria-label={say('Pages of the site')}>
      <Flex gap={1} role="group" aria-label={say('Language of the preview')}>
        {languages
          .filter(({ id }) => enabledLanguages.includes(id))
          .map(({ id, title }) => (
            <Button
              key={id}
              text={id.toUpperCase()}
              aria-label={title}
              aria-pressed={id === language}
              selected={id === language}
              mode="bleed"
              fontSize={1}
              padding={2}
              onClick={() => changeLanguage(id)}
            />
          ))}
      </Flex>
      <SearchInput
        label={say('Find a page')}
        placeholder={say('Title or path')}
        padding={2}
        value={typed}
        onType={setTyped}
      />
      {pageChoices(stored, language, typed).map((section) => (
        <Stack key={section.title ?? ''} gap={1}>
          {section.title !== undefined && (
            <Box padding={2}>
              <Label size={1} muted>
                {section.title}
              </Label>
            </Box>
          )}
          {section.choices.map((choice) => (
            <Choice
              key={choice.row.id}
              choice={choice}
              isShown={shown?.language === language && choice.path === shown.path}
              onChoose={(path) => choose(path, language)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
