import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import type {
  LeadDecision,
  RemovalDecision,
  SeenCode,
  StaffConnection,
  UntoldLead,
} from 'schemas/staff-connection.ts';
import { FindingLine } from '../imports/finding-line.tsx';
import { sourceTitle } from '../imports/import.ts';
import { say, sayCount } from '../locale/say.ts';
import { shownStatusStates } from '../status/status-words.ts';
import { ForAdministrators, PlainList } from '../tool-page/tool-page.tsx';
import {
  decisionText,
  factsOf,
  keptText,
  missingText,
  problems,
  recordName,
  codeName,
  meaningText,
} from './connection.ts';
import { Removals } from './removals.tsx';
import { UntoldLeads } from './untold-leads.tsx';
import { useState } from 'react';
import { momentText } from '../content/moment.ts';
import { BarChoice } from '../tool-page/fields.tsx';

/** Stands for a code that means nothing to visitors, unlike one without a decision. */
const nothing = '-';

type CodeRowProps = {
  code: SeenCode;
  /** Undefined for people who may not decide. */
  onDecide: ((ours: string | null) => void) | undefined;
};

/** Lets staff choose what a code of the software means on the site. */
function CodeRow({ code, onDecide }: CodeRowProps) {
  const { choices, isNeeded, decided, records, seenAt } = code;
  const before = decided && (decided.ours ?? nothing);
  const [chosen, setChosen] = useState(before ?? '');
  const name = codeName(code);
  return (
    <Flex as="li" gap={3} align="center" wrap="wrap">
      <Stack gap={2} flex={1} style={{ minWidth: 220 }}>
        <Text size={1} weight="medium">
          {name}
        </Text>
        <Text size={1} muted>
          {decided
            ? say('Decided by {1} on {2}', decided.by || say('Someone'), momentText(decided.at))
            : [
                ...(records > 0 ? [sayCount(records, 'In {1} record', 'In {1} records')] : []),
                say('First seen on {1}', momentText(seenAt)),
              ].join(' · ')}
        </Text>
      </Stack>
      <BarChoice
        label={say('Meaning of {1}', name)}
        disabled={!onDecide}
        options={[
          ...(decided ? [] : [{ id: '', title: say('Choose a meaning') }]),
          ...choices.map(({ ours }) => ({ id: ours, title: meaningText(code, ours) })),
          ...(isNeeded ? [] : [{ id: nothing, title: meaningText(code, null) }]),
        ]}
        value={chosen}
        onChoose={setChosen}
      />
      {onDecide && (
        <Button
          text={say('Apply')}
          aria-label={say('Apply the meaning of {1}', name)}
          mode="ghost"
          fontSize={1}
          disabled={chosen === '' || chosen === before}
          onClick={() => onDecide(chosen === nothing ? null : chosen)}
        />
      )}
    </Flex>
  );
}

type Decisions = {
  onTest: () => void;
  onFetch: () => void;
  /** Undefined for people who may not decide, like the next. */
  onCode: ((code: SeenCode, ours: string | null) => void) | undefined;
  onRemovals: ((what: RemovalDecision['what']) => void) | undefined;
  onLead: (lead: UntoldLead, what: LeadDecision) => void;
};

function CodeList({
  title,
  codes,
  onCode,
}: { title: string; codes: readonly SeenCode[] } & Pick<Decisions, 'onCode'>) {
  if (codes.length === 0) return null;
  return (
    <Stack gap={4}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {!onCode && <ForAdministrators />}
      <PlainList gap={4} aria-label={title}>
        {codes.map((code) => (
          <CodeRow
            key={`${code.kind} ${code.code} ${code.decided?.at ?? ''}`}
            code={code}
            onDecide={
              onCode &&
              ((ours) => {
                onCode(code, ours);
              })
            }
          />
        ))}
      </PlainList>
    </Stack>
  );
}

function Issues({ issues, issuesTotal }: Pick<StaffConnection, 'issues' | 'issuesTotal'>) {
  if (issues.length === 0) return null;
  const title = sayCount(issuesTotal, '{1} record with a remark', '{1} records with remarks');
  return (
    <details>
      <Text as="summary" size={1} weight="medium" style={{ cursor: 'pointer' }}>
        {title}
      </Text>
      <PlainList gap={4} aria-label={title} marginTop={4}>
        {issues.map((record) => (
          <Stack as="li" key={record.key} gap={3}>
            <Text size={1} weight="medium">
              {recordName(record)}
            </Text>
            <PlainList gap={3} aria-label={say('Reasons')}>
              {record.findings.map((finding) => (
                <FindingLine key={`${finding.field} ${finding.reason}`} finding={finding} />
              ))}
            </PlainList>
          </Stack>
        ))}
      </PlainList>
    </details>
  );
}

/** One account of property software: the state of its connection, and what needs a person. */
export function ConnectionCard({ connection, ...decisions }: { connection: StaffConnection } & Decisions) {
  const { title, source, state, problem, missing, kept, codes, decision } = connection;
  const { onTest, onFetch, onCode, onRemovals, onLead } = decisions;
  const shown = shownStatusStates[state];
  const name = sourceTitle({ ...source, system: title });
  return (
    <Card as="li" border radius={3} padding={4}>
      <Stack gap={5}>
        <Stack gap={3}>
          <Flex gap={3} align="center" justify="space-between" wrap="wrap">
            <Heading as="h2" size={1}>
              {name}
            </Heading>
            <Badge tone={shown.tone}>{shown.title}</Badge>
          </Flex>
          {problem !== undefined && <Text size={1}>{problems[problem]}</Text>}
          {factsOf(connection).map((fact) => (
            <Text key={fact} size={1} muted>
              {fact}
            </Text>
          ))}
          {decision && (
            <Text size={1} muted>
              {decisionText(decision)}
            </Text>
          )}
          <Flex gap={2} wrap="wrap" marginTop={2}>
            <Button
              text={say('Test')}
              aria-label={say('Test {1}', name)}
              mode="ghost"
              fontSize={1}
              onClick={onTest}
            />
            <Button
              text={say('Fetch now')}
              aria-label={say('Fetch now from {1}', name)}
              mode="ghost"
              fontSize={1}
              onClick={onFetch}
            />
          </Flex>
        </Stack>
        <UntoldLeads leads={connection.untold} onDecide={onLead} />
        {missing.length > 0 && (
          <Removals text={missingText(missing.length)} records={missing} onDecide={onRemovals} />
        )}
        <CodeList
          title={say('Codes without a meaning')}
          codes={codes.filter(({ decided }) => !decided)}
          onCode={onCode}
        />
        {kept.length > 0 && (
          <Removals text={keptText(kept.length)} records={kept} areKept onDecide={onRemovals} />
        )}
        <CodeList
          title={say('Codes with a meaning of the agency')}
          codes={codes.filter(({ decided }) => decided)}
          onCode={onCode}
        />
        <Issues {...connection} />
      </Stack>
    </Card>
  );
}
