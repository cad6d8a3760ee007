import { Badge, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { useId, useState } from 'react';
import { IntentLink } from 'sanity/router';
import type { Versions } from '../content/versions.ts';
import { documentTitle } from '../content/document-title.ts';
import { inStaffLanguage, say, sayCount } from '../locale/say.ts';
import { treeRow, type TreeDocument, type TreeRow } from '../tree-pane/tree.ts';
import type { Target } from './target.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

type StoredModule = { _key: string; _type: string; status?: string | null; title?: unknown };

export type StoredPage = TreeDocument & { modules?: StoredModule[] | null };

type ListedModule = { target: Target; title: string; isHidden: boolean };

export type ListedPage = TreeRow & { modules: ListedModule[] };

export const pagesQuery = `*[_type in ["page", "article"]] | order(_type desc, _id) {
  _id, _type, title, path, status, modules[]{_key, _type, status, title}
}`;

/** Names modules by their title, or else by the title of their type. */
export function listedPage(
  page: Versions<StoredPage>,
  titleOfType: (type: string) => string | undefined,
): ListedPage {
  const modules = page.present.modules ?? [];
  return {
    ...treeRow(page, 0),
    modules: modules.map(({ _key, _type, status, title }) => ({
      target: { id: page.id, moduleKey: _key },
      title: documentTitle({ title }, inStaffLanguage(titleOfType(_type) ?? _type)),
      isHidden: status === 'draft',
    })),
  };
}

function stateOf({ isPublished, isOffSite }: ListedPage) {
  if (!isPublished) return { title: say('Not published'), tone: 'neutral' } as const;
  return isOffSite
    ? ({ title: say('Hidden'), tone: 'caution' } as const)
    : ({ title: say('On the site'), tone: 'positive' } as const);
}

export type Choosing = {
  isChosen: (target: Target) => boolean;
  onChoose: (target: Target, isChosen: boolean) => void;
};

export function PageRow({ page, choosing }: { page: ListedPage; choosing: Choosing }) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { id, type, title, subtitle, modules, hasDraft, isPublished } = page;
  const state = stateOf(page);
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex align="center" gap={3}>
        <Choice title={title} target={{ id }} choosing={choosing} />
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          </Text>
          {subtitle !== undefined && (
            <Text size={1} muted>
              {subtitle}
            </Text>
          )}
        </Stack>
        {hasDraft && isPublished && <Badge tone="caution">{say('Changed')}</Badge>}
        <Badge tone={state.tone}>{state.title}</Badge>
        {modules.length > 0 && (
          <Button
            icon={isOpen ? ChevronDownIcon : ChevronRightIcon}
            text={sayCount(modules.length, '{1} module', '{1} modules')}
            aria-label={say('Modules of {1}', title)}
            aria-expanded={isOpen}
            aria-controls={listId}
            mode="bleed"
            fontSize={1}
            padding={2}
            onClick={() => setIsOpen(!isOpen)}
          />
        )}
      </Flex>
      {isOpen && (
        <PlainList id={listId} gap={3} marginTop={4} marginLeft={4}>
          {modules.map(({ target, title: moduleTitle, isHidden }) => (
            <Flex as="li" key={target.moduleKey} align="center" gap={3}>
              <Choice title={moduleTitle} target={target} choosing={choosing} />
              <Stack flex={1}>
                <Text size={1}>{moduleTitle}</Text>
              </Stack>
              {isHidden && <Badge tone="caution">{say('Hidden')}</Badge>}
            </Flex>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

type ChoiceProps = { title: string; target: Target; choosing: Choosing };

function Choice({ title, target, choosing: { isChosen, onChoose } }: ChoiceProps) {
  return (
    <Checkbox
      aria-label={say('Choose {1}', title)}
      checked={isChosen(target)}
      onChange={(event) => onChoose(target, event.currentTarget.checked)}
    />
  );
}
