import { Button, Dialog, Flex, Heading, Stack, Text } from '@sanity/ui';
import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import type { OfferState, StaffRecord, StaffRecords } from 'schemas/staff-record.ts';
import { momentText } from '../../content/moment.ts';
import { say } from '../../locale/say.ts';
import { useStaffApi } from '../../staff-api/use-staff-api.ts';
import { Choice } from '../../tool-page/fields.tsx';
import { Loading, ToolMessage } from '../../tool-page/tool-page.tsx';
import { useAttempt } from '../../tool-page/use-attempt.ts';
import { Papers } from './papers.tsx';
import { RecordForm } from './record-form.tsx';
import { answerText, contentText, kindTitles, offerTitles, optionsOf, timeText } from './record-words.ts';
import { recordActions, useRecords } from './use-records.ts';

const offerChoices = optionsOf(offerTitles);

type RecordsDialogProps = { property: { reference: string; title: string }; onClose: () => void };

/** Writes to the owners of a property, and shows their answers. */
export function RecordsDialog({ property: { reference, title }, onClose }: RecordsDialogProps) {
  const api = useStaffApi();
  const actions = recordActions(api);
  const attempt = useAttempt();
  const { result: records, problem, reload } = useRecords(api, reference);
  const update = (work: () => Promise<void>, done: string) =>
    attempt(async () => {
      await work().finally(reload);
      return done;
    }, say('This could not be stored'));
  const view = (ownerId: string) => {
    // Opened at once, because browsers let only a click open a tab.
    const tab = window.open('about:blank', '_blank');
    void attempt(async () => {
      const href = await actions.view(ownerId, reference);
      tab?.location.replace(href);
    }, say('The portal could not be opened')).then((isOpen) => {
      if (!isOpen) tab?.close();
    });
  };
  return (
    <Dialog id="records" header={`${title}, ${reference}`} width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        {problem !== undefined && <ToolMessage text={problem} tone="caution" />}
        {!records && problem === undefined && <Loading />}
        {records && (
          <>
            <Text size={1} muted>
              {records.owners.length === 0
                ? say('Nobody logs in for this property yet. Invite its owner in the tool Owners.')
                : say('Read at once by {1}.', records.owners.map(({ name }) => name).join(', '))}
            </Text>
            {records.owners.length > 0 && (
              <Flex gap={2} wrap="wrap">
                {records.owners.map(({ id, name }) => (
                  <Button
                    key={id}
                    icon={EyeOpenIcon}
                    text={say('View as {1}', name)}
                    mode="ghost"
                    fontSize={1}
                    onClick={() => view(id)}
                  />
                ))}
              </Flex>
            )}
            <RecordForm
              records={records}
              onWrite={(language, content) =>
                update(() => actions.write(reference, language, content), say('The owners can read it'))
              }
            />
            <Papers
              records={records}
              onAdd={(kind, file) =>
                update(() => actions.addPaper(reference, kind, file), say('The owners can save it'))
              }
              onRemove={({ id }) =>
                void update(() => actions.removePaper(id), say('The owners no longer see it'))
              }
            />
            <VisitAnswers {...records} />
            <WrittenList
              records={records}
              onDecide={({ id }, state) =>
                void update(() => actions.decide(id, state), say('The offer is changed'))
              }
              onWithdraw={({ id }) =>
                void update(() => actions.withdraw(id), say('The owners no longer read it'))
              }
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

function VisitAnswers({ visits, closed }: Pick<StaffRecords, 'visits' | 'closed'>) {
  const lines = [
    ...visits.flatMap(({ id, start, answer }) =>
      answer ? [{ id, text: `${timeText(start)}: ${answerText(answer)}` }] : [],
    ),
    ...closed.map(({ from, until, ownerName }) => ({
      id: from,
      text: say('No visits on {1} until {2} ({3})', timeText(from), until.slice(11), ownerName),
    })),
  ];
  if (lines.length === 0) return null;
  return (
    <Stack gap={3}>
      <Heading as="h2" size={0}>
        {say('What the owners say about visits')}
      </Heading>
      {lines.map(({ id, text }) => (
        <Text key={id} size={1}>
          {text}
        </Text>
      ))}
    </Stack>
  );
}

type WrittenListProps = {
  records: StaffRecords;
  onDecide: (record: StaffRecord, state: OfferState) => void;
  onWithdraw: (record: StaffRecord) => void;
};

function WrittenList({ records, onDecide, onWithdraw }: WrittenListProps) {
  if (records.records.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading as="h2" size={0}>
        {say('Written for the owners')}
      </Heading>
      <Stack as="ul" gap={5} padding={0} margin={0} aria-label={say('Written for the owners')}>
        {records.records.map((record) => {
          const { id, content, staffName, createdAt, language, answer } = record;
          return (
            <Stack as="li" key={id} gap={3}>
              <Text size={1} muted>
                {[kindTitles[content.kind], staffName, momentText(createdAt)].filter(Boolean).join(' · ')}
              </Text>
              <Text size={1} lang={language} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
                {contentText(content, records)}
              </Text>
              {answer && (
                <Text size={1} weight="medium">
                  {answerText(answer)}
                </Text>
              )}
              <Flex gap={2} wrap="wrap">
                {content.kind === 'offer' && (
                  <Choice
                    label={say('State of the offer')}
                    options={offerChoices}
                    value={content.state}
                    onChoose={(state) => onDecide(record, state)}
                  />
                )}
                <Button
                  text={say('Take back')}
                  mode="ghost"
                  fontSize={1}
                  onClick={() => onWithdraw(record)}
                />
              </Flex>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
