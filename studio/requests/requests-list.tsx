import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { IntentLink } from 'sanity/router';
import { useMayPublish } from '../content/viewer.ts';
import { momentText } from '../content/moment.ts';
import { say, sayCount } from '../locale/say.ts';
import { Loading, PlainList } from '../tool-page/tool-page.tsx';
import type { Refusal } from '../unpublished/publish-together.ts';
import { RefusedList } from '../unpublished/refused-list.tsx';
import { type PublicationRequest, useAnswers, useRequests } from './use-requests.ts';
import { WordForm } from './word-form.tsx';

const mostAnswered = 20;

function DocumentLinks({ documents }: Pick<PublicationRequest, 'documents'>) {
  return (
    <PlainList gap={3}>
      {(documents ?? []).map(({ documentId, documentType, documentTitle }) => (
        <Text key={documentId} as="li" size={1} weight="medium">
          <IntentLink
            intent="edit"
            params={{ id: documentId, type: documentType }}
            style={{ textDecoration: 'underline' }}
          >
            {documentTitle}
          </IntentLink>
        </Text>
      ))}
    </PlainList>
  );
}

type AnswersProps = { request: PublicationRequest; answers: ReturnType<typeof useAnswers> };

function Answers({ request, answers }: AnswersProps) {
  const [isReturning, setIsReturning] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const documents = request.documents ?? [];
  const publish = async () => {
    setIsBusy(true);
    setRefused(await answers.publish(request));
    setIsBusy(false);
  };
  return (
    <Stack gap={4}>
      <RefusedList
        title={say('Not published:')}
        refused={refused}
        nameOf={(id) => documents.find(({ documentId }) => documentId === id)?.documentTitle ?? id}
      />
      <Flex gap={2} wrap="wrap">
        <Button
          text={sayCount(documents.length, 'Publish {1} document', 'Publish {1} documents')}
          fontSize={1}
          disabled={isBusy || documents.length === 0}
          onClick={() => void publish()}
        />
        <Button
          text={say('Send back…')}
          mode="ghost"
          fontSize={1}
          aria-expanded={isReturning}
          disabled={isBusy}
          onClick={() => setIsReturning(!isReturning)}
        />
      </Flex>
      {isReturning && (
        <WordForm
          label={say('What should change first?')}
          button={say('Send back')}
          isRequired
          onSend={(answer) => answers.sendBack(request, answer)}
        />
      )}
    </Stack>
  );
}

/** Lists who asked, when and for which documents; people who may publish can answer. */
export function RequestsList() {
  const requests = useRequests();
  const answers = useAnswers();
  const mayPublish = useMayPublish();
  if (requests === undefined) return <Loading />;
  const open = requests.filter(({ outcome }) => !outcome).toReversed();
  const answered = requests.filter(({ outcome }) => outcome).slice(0, mostAnswered);
  return (
    <Stack gap={5}>
      {open.length === 0 && (
        <Card border radius={3} padding={4}>
          <Text size={1} muted>
            {say('Nobody waits for a publication.')}
          </Text>
        </Card>
      )}
      <PlainList gap={3} aria-label={say('Asked')}>
        {open.map((request) => (
          <Card as="li" key={request._id} border radius={3} padding={4}>
            <Stack gap={4}>
              <Text size={1} muted>
                {say('{1} asked on {2}', request.askedBy, momentText(request.askedAt))}
              </Text>
              {request.words && <Text size={1}>{request.words}</Text>}
              <DocumentLinks documents={request.documents} />
              {mayPublish && <Answers request={request} answers={answers} />}
            </Stack>
          </Card>
        ))}
      </PlainList>
      {answered.length > 0 && (
        <Stack gap={3}>
          <Heading as="h2" size={1}>
            {say('Earlier')}
          </Heading>
          <PlainList gap={2} aria-label={say('Earlier')}>
            {answered.map((request) => (
              <Card as="li" key={request._id} border radius={2} padding={3} tone="transparent">
                <Flex gap={3} align="flex-start">
                  <Stack flex={1} gap={3}>
                    <DocumentLinks documents={request.documents} />
                    <Text size={1} muted>
                      {say(
                        'Asked by {1}, answered by {2} on {3}',
                        request.askedBy,
                        request.answeredBy,
                        momentText(request.answeredAt ?? request.askedAt),
                      )}
                    </Text>
                    {request.answer && <Text size={1}>{request.answer}</Text>}
                  </Stack>
                  {request.outcome === 'published' ? (
                    <Badge tone="positive">{say('Published')}</Badge>
                  ) : (
                    <Badge tone="caution">{say('Sent back')}</Badge>
                  )}
                </Flex>
              </Card>
            ))}
          </PlainList>
        </Stack>
      )}
    </Stack>
  );
}
