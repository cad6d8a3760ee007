import { Badge, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { ChevronDownIcon } from '@sanity/icons/ChevronDown';
import { ChevronRightIcon } from '@sanity/icons/ChevronRight';
import { useId, useState } from 'react';
import { IntentLink } from 'sanity/router';
import { say, sayCount } from '../locale/say.ts';
import { type ListedPage, stateOf } from './listed-page.ts';
import type { Target } from './target.ts';
import { PlainList } from '../tool-page/plain-list.tsx';

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
            onClick={() => {
              setIsOpen(!isOpen);
            }}
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
      onChange={(event) => {
        onChoose(target, event.currentTarget.checked);
      }}
    />
  );
}
