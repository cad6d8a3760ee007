import { Button, Card, Heading, Stack, Text } from '@sanity/ui';
import type {
  ConnectionProblem,
  LeadDecision,
  RemovalDecision,
  SeenCode,
  StaffConnection,
  UntoldLead,
} from 'schemas/staff-connection.ts';
import { say } from '../locale/say.ts';
import { staffLanguage } from '../locale/staff-language.ts';
import { useMayDecide, useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { Loading, PlainList, ToolPage } from '../tool-page/tool-page.tsx';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { ConnectionCard } from './connection-card.tsx';
import { codeName, problems, runEnds } from './connection.ts';

const every = 15_000;

/** Explains how to connect while nothing is connected. */
function NoConnection() {
  return (
    <Card border radius={3} padding={5}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {say('No software is connected')}
        </Heading>
        <Text size={1}>
          {say(
            'The site can follow the software in which the agency keeps its properties: a new price is on the site within seconds, and a home that is sold says so.',
          )}
        </Text>
        <PlainList as="ol" gap={3}>
          <Text as="li" size={1}>
            {say('1. Ask the maker of the software for a login for websites, and the number of your office.')}
          </Text>
          <Text as="li" size={1}>
            {say('2. Whoever runs the site sets CRM_SYSTEM, CRM_ACCOUNT, CRM_USER and CRM_SECRET.')}
          </Text>
          <Text as="li" size={1}>
            {say('3. The connection appears here, with a button that tests it.')}
          </Text>
        </PlainList>
      </Stack>
    </Card>
  );
}

/** Shows staff how the site follows the agency’s software, and lets them decide what only a person can. */
export function ConnectionsTool() {
  const api = useStaffApi();
  const attempt = useAttempt();
  const mayDecide = useMayDecide();
  const body = { language: staffLanguage };
  const { result, problem, reload } = useStaffData<StaffConnection[]>(api, 'connections', { body, every });

  const ask = async <Result,>(
    path: string,
    { source }: StaffConnection,
    more: object = {},
  ): Promise<Result> => {
    const response = await api.request(path, { body: { ...source, ...more } }).finally(reload);
    return ((await response.json()) as { result: Result }).result;
  };
  const follow = (
    connection: StaffConnection,
    path: string,
    { more = {}, done }: { more?: object; done: string },
  ) =>
    void attempt(async () => {
      const end = await ask<string>(path, connection, more);
      if (end === 'failed') throw new Error(say('The software did not answer as it should.'));
      return runEnds[end] === undefined ? done : { title: done, description: runEnds[end] };
    }, say('It did not work'));
  const test = (connection: StaffConnection) =>
    void attempt(async () => {
      const found = await ask<ConnectionProblem | null>('connection-tests', connection);
      if (found !== null) throw new Error(problems[found]);
      return say('It answers as it should');
    }, say('The test failed'));

  const decideCode =
    (connection: StaffConnection) =>
    ({ kind, code, title }: SeenCode, ours: string | null) => {
      const done = say('{1} has its meaning', codeName({ title, code }));
      follow(connection, 'connection-codes', { more: { kind, code, ours }, done });
    };
  const decideRemovals = (connection: StaffConnection) => (what: RemovalDecision['what']) => {
    const done = what === 'removed' ? say('They have left the site') : say('They stay on the site');
    follow(connection, 'connection-removals', { more: { what }, done });
  };

  return (
    <ToolPage
      title={say('Connections')}
      intro={say(
        'The software that the site follows by itself. What the site cannot know is asked of you here: what a code means, and whether homes that disappeared are to leave.',
      )}
      width={2}
      actions={result && <Button text={say('Refresh')} mode="ghost" fontSize={1} onClick={reload} />}
      problem={problem}
    >
      {!result && problem === undefined && <Loading />}
      {result?.length === 0 && <NoConnection />}
      {result && result.length > 0 && (
        <PlainList gap={4} aria-label={say('Connections')}>
          {result.map((connection) => (
            <ConnectionCard
              key={`${connection.source.system} ${connection.source.account}`}
              connection={connection}
              onTest={() => test(connection)}
              onFetch={() =>
                follow(connection, 'connection-runs', { done: say('Everything has been fetched') })
              }
              onCode={mayDecide ? decideCode(connection) : undefined}
              onRemovals={mayDecide ? decideRemovals(connection) : undefined}
              onLead={({ id }: UntoldLead, what: LeadDecision) => {
                const done = what === 'again' ? say('The site tries again') : say('It is settled');
                follow(connection, 'connection-leads', { more: { id, what }, done });
              }}
            />
          ))}
        </PlainList>
      )}
    </ToolPage>
  );
}
