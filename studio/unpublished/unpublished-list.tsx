import { Badge, Button, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { useClient } from 'sanity';
import { IntentLink, useRouterState } from 'sanity/router';
import { apiVersion } from '../content/use-content.ts';
import { useMayEdit } from '../content/viewer.ts';
import { say, sayCount } from '../locale/say.ts';
import { momentText } from '../content/moment.ts';
import { useAsk } from '../requests/use-requests.ts';
import { WordForm } from '../requests/word-form.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { publishTogether, type Refusal } from './publish-together.ts';
import { RefusedList } from './refused-list.tsx';
import { usePublishRules } from './use-publish-rules.ts';
import { type Unpublished, useUnpublished } from './use-unpublished.ts';
import { Loading, PlainList } from '../tool-page/tool-page.tsx';

type RowProps = { row: Unpublished; isChosen: boolean; onChoose: (isChosen: boolean) => void };

function Row({ row: { id, type, typeTitle, title, changedAt, isNew }, isChosen, onChoose }: RowProps) {
  return (
    <Card as="li" border radius={2} padding={3}>
      <Flex align="center" gap={3}>
        <Checkbox
          aria-label={say('Choose {1}', title)}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        <Stack flex={1} gap={3}>
          <Text size={1} weight="medium" style={{ overflowWrap: 'anywhere' }}>
            <IntentLink intent="edit" params={{ id, type }}>
              {title}
            </IntentLink>
          </Text>
          <Text size={1} muted>
            {say('{1} · changed {2}', typeTitle, momentText(changedAt))}
          </Text>
        </Stack>
        <Badge tone={isNew ? 'primary' : 'caution'}>{isNew ? say('New') : say('Changed')}</Badge>
      </Flex>
    </Card>
  );
}

/** Lists every draft, to publish some or all of them together. */
export function UnpublishedList() {
  const unpublished = useUnpublished();
  const [isMineOnly, setIsMineOnly] = useState(useRouterState((state) => state['tab']) === 'mine');
  const rows = isMineOnly ? unpublished?.filter(({ isMine }) => isMine) : unpublished;
  const client = useClient({ apiVersion });
  const { rules, mayPublish } = usePublishRules();
  const mayAsk = useMayEdit() === true && !mayPublish;
  const ask = useAsk();
  const attempt = useAttempt();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  if (rows === undefined) return <Loading />;
  const ids = rows.map(({ id }) => id).filter((id) => chosen.has(id));
  const isAll = rows.length > 0 && ids.length === rows.length;
  const publish = async () => {
    setIsBusy(true);
    await attempt(async () => {
      const result = await publishTogether(client, ids, rules);
      setRefused(result.refused);
      setChosen(new Set(result.refused.map(({ id }) => id)));
      const { length } = result.published;
      return length > 0
        ? sayCount(length, '{1} document published', '{1} documents published together')
        : undefined;
    }, say('Nothing was published'));
    setIsBusy(false);
  };
  const askToPublish = async (words: string) => {
    const documents = rows
      .filter(({ id }) => chosen.has(id))
      .map(({ id, type, title }) => ({ documentId: id, documentType: type, documentTitle: title }));
    const isAsked = await ask(documents, words);
    if (isAsked) setChosen(new Set());
    return isAsked;
  };
  return (
    <Stack gap={4}>
      <Flex gap={4} align="center" wrap="wrap">
        <Flex as="label" gap={2} align="center" flex={1}>
          <Checkbox
            checked={isAll}
            indeterminate={ids.length > 0 && !isAll}
            disabled={rows.length === 0}
            onChange={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
          />
          <Text size={1}>{say('Choose all ({1})', rows.length)}</Text>
        </Flex>
        <Flex as="label" gap={2} align="center">
          <Checkbox checked={isMineOnly} onChange={(event) => setIsMineOnly(event.currentTarget.checked)} />
          <Text size={1}>{say('Only mine')}</Text>
        </Flex>
        {!mayAsk && (
          <Button
            text={
              ids.length === 0
                ? say('Publish together')
                : sayCount(ids.length, 'Publish {1} document', 'Publish {1} documents')
            }
            fontSize={1}
            disabled={!mayPublish || ids.length === 0 || isBusy}
            onClick={() => void publish()}
          />
        )}
      </Flex>
      {mayAsk && ids.length > 0 && (
        <Card border radius={3} padding={4}>
          <WordForm
            label={say('A word for who publishes, if you like')}
            button={sayCount(ids.length, 'Ask to publish {1} document', 'Ask to publish {1} documents')}
            onSend={askToPublish}
          />
        </Card>
      )}
      {!mayPublish && (
        <Text size={1} muted>
          {mayAsk
            ? say('Your account may write but not publish. Choose what is ready, and ask a colleague.')
            : say('Your account can read content but not publish it.')}
        </Text>
      )}
      <RefusedList
        title={say('Not published:')}
        refused={refused}
        nameOf={(id) => rows.find((row) => row.id === id)?.title ?? id}
      />
      {rows.length === 0 && (
        <Card border radius={3} padding={4}>
          <Text size={1} muted>
            {isMineOnly ? say('You have no drafts.') : say('Everything is published.')}
          </Text>
        </Card>
      )}
      <PlainList gap={2} aria-label={say('Not published')}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            isChosen={chosen.has(row.id)}
            onChoose={(isChosen) => {
              const others = [...chosen].filter((id) => id !== row.id);
              setChosen(new Set(isChosen ? [...others, row.id] : others));
            }}
          />
        ))}
      </PlainList>
    </Stack>
  );
}
