import { Button, Heading, Stack, Text, Badge, Card, Flex } from '@sanity/ui';
import { type ReactNode, type CSSProperties, useState } from 'react';
import type { HeldRecord, StaffImports, StaffRun } from 'schemas/staff-import.ts';
import { say, sayCount, inStaffLanguage } from '../locale/say.ts';
import { useMayDecide, useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { Loading, PlainList, ToolMessage, ToolPage, ForAdministrators } from '../tool-page/tool-page.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { HeldCard } from './held-card.tsx';
import { recordName, waitingRuns, runStates, sourceTitle, removalsText } from './import.ts';
import { momentText } from '../content/moment.ts';
import { RecordCell, recordCell, RecordDate, RecordRow, RecordTable } from '../tool-page/record-table.tsx';
import { Confirmation } from '../owners/confirmation.tsx';

type WaitingRunProps = {
  run: StaffRun;
  /** Undefined for people who may not decide. */
  onAllow: (() => void) | undefined;
};

/** Asks before so much leaves the site, because a truncated export looks the same. */
function WaitingRun({ run, onAllow }: WaitingRunProps) {
  const [isAsked, setIsAsked] = useState(false);
  const action = sayCount(run.removals, 'Allow {1} removal', 'Allow {1} removals');
  return (
    <Card as="li" tone="caution" border radius={3} padding={4}>
      <Stack gap={4}>
        <Text size={1} weight="medium">
          {`${sourceTitle(run.source)} · ${momentText(run.startedAt)}`}
        </Text>
        <Text size={1}>{removalsText(run)}</Text>
        {!onAllow && <ForAdministrators />}
        {onAllow && isAsked && (
          <Confirmation
            text={say('They leave the site at once. One that comes back has its address again.')}
            action={action}
            onConfirm={() => {
              setIsAsked(false);
              onAllow();
            }}
            onCancel={() => setIsAsked(false)}
          />
        )}
        {onAllow && !isAsked && (
          <Flex>
            <Button text={action} mode="ghost" fontSize={1} onClick={() => setIsAsked(true)} />
          </Flex>
        )}
      </Stack>
    </Card>
  );
}

const numberStyle: CSSProperties = { ...recordCell, fontVariantNumeric: 'tabular-nums' };
const figures = ['added', 'changed', 'unchanged', 'gone', 'held'] as const satisfies (keyof StaffRun)[];
const columns = [
  say('When'),
  say('Source'),
  say('New'),
  say('Changed'),
  say('Unchanged'),
  say('Gone'),
  say('Held'),
  say('State'),
];

function RunRow({ run }: { run: StaffRun }) {
  const { title, tone } = runStates[run.state];
  return (
    <RecordRow>
      <th scope="row" style={recordCell}>
        <Text size={1} weight="regular">
          <RecordDate>{momentText(run.startedAt)}</RecordDate>
        </Text>
      </th>
      <RecordCell>
        <Text size={1} muted>
          {sourceTitle(run.source)}
        </Text>
      </RecordCell>
      {figures.map((figure) => (
        <td key={figure} style={numberStyle}>
          <Text size={1} muted={run[figure] === 0}>
            {run[figure]}
          </Text>
        </td>
      ))}
      <RecordCell>
        <Stack gap={3}>
          <div>
            <Badge tone={tone}>{title}</Badge>
          </div>
          {run.reason !== undefined && (
            <Text size={1} muted>
              {inStaffLanguage(run.reason)}
            </Text>
          )}
        </Stack>
      </RecordCell>
    </RecordRow>
  );
}

function RunTable({ runs }: { runs: readonly StaffRun[] }) {
  return (
    <RecordTable label={say('Latest imports')} columns={columns}>
      {runs.map((run) => (
        <RunRow key={run.id} run={run} />
      ))}
    </RecordTable>
  );
}

const every = 30_000;

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

const heldText = ({ held, heldTotal }: StaffImports): string =>
  [
    sayCount(heldTotal, '{1} record needs someone.', '{1} records need someone.'),
    ...(heldTotal > held.length ? [say('The first ones are listed.')] : []),
  ].join(' · ');

/** Shows what the agency’s software sent and what became of it, and lets staff decide what waits for them. */
export function ImportsTool() {
  const api = useStaffApi();
  const attempt = useAttempt();
  const mayDecide = useMayDecide();
  const { result: imports, problem, reload } = useStaffData<StaffImports>(api, 'imports', { every });
  const waiting = waitingRuns(imports?.runs ?? []);

  const allow = (id: string) =>
    void attempt(async () => {
      await api.request(`imports/${id}`).finally(reload);
      return say('They have left the site');
    }, say('The removals could not be allowed'));
  const tryAgain = (record: HeldRecord, isAccepted: boolean) =>
    void attempt(async () => {
      const { system, account, list, key } = record;
      const body = { system, account, list, key, isAccepted };
      const response = await api.request('held-records', { body }).finally(reload);
      const { isHeld } = (await response.json()) as { isHeld: boolean };
      if (isHeld) throw new Error(say('A rule still forbids it.'));
      return say('{1} is on the site', recordName(record));
    }, say('It stays as it is'));

  return (
    <ToolPage
      title={say('Imports')}
      intro={say(
        'What the agency’s software sent, and what became of it. A record that breaks a rule waits here while the rest is on the site, and leaves this list by itself once it is repaired at its source.',
      )}
      width={3}
      actions={imports && <Button text={say('Refresh')} mode="ghost" fontSize={1} onClick={reload} />}
      problem={problem}
    >
      {!imports && problem === undefined && <Loading />}
      {imports?.runs.length === 0 && imports.held.length === 0 && (
        <ToolMessage
          text={say('Nothing has been imported yet: the site shows the properties it was built with.')}
          tone="default"
        />
      )}
      {waiting.length > 0 && (
        <PlainList gap={3} aria-label={say('Waits for you')}>
          {waiting.map((run) => (
            <WaitingRun
              key={run.id}
              run={run}
              onAllow={
                mayDecide
                  ? () => {
                      allow(run.id);
                    }
                  : undefined
              }
            />
          ))}
        </PlainList>
      )}
      {imports && imports.held.length > 0 && (
        <Section title={say('Not as it was sent')}>
          <Text size={1} muted role="status">
            {heldText(imports)}
          </Text>
          <PlainList gap={3} aria-label={say('Not as it was sent')}>
            {imports.held.map((record) => (
              <HeldCard
                key={[record.system, record.account, record.list, record.key].join(' ')}
                record={record}
                onPublish={() => tryAgain(record, true)}
                onRetry={() => tryAgain(record, false)}
              />
            ))}
          </PlainList>
        </Section>
      )}
      {imports && imports.runs.length > 0 && (
        <Section title={say('Latest imports')}>
          {imports.heldTotal === 0 && (
            <Text size={1} muted role="status">
              {say('Everything that came is on the site.')}
            </Text>
          )}
          <RunTable runs={imports.runs} />
        </Section>
      )}
    </ToolPage>
  );
}
