import type { PolicyReport } from 'schemas/policy-report.ts';
import type { StatusItem } from 'schemas/site-status.ts';
import { Badge, Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { useStaffApi, useStaffData } from '../staff-api/use-staff-api.ts';
import { say } from '../locale/say.ts';
import { Loading, PlainList, ToolPage } from '../tool-page/tool-page.tsx';
import { PolicyReports } from './policy-reports.tsx';
import { adviceOf, factsOf, shownStatusStates, summaryOf, titleOf } from './status-words.ts';

const every = 60_000;

const attentionFirst = (one: StatusItem, other: StatusItem) =>
  Number(one.state === 'good') - Number(other.state === 'good');

function StatusCard({ item }: { item: StatusItem }) {
  const { title, tone } = shownStatusStates[item.state];
  const advice = adviceOf(item);
  return (
    <Card as="li" border radius={3} padding={4} tone={item.state === 'good' ? 'default' : tone}>
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Heading as="h2" size={1}>
            {titleOf(item)}
          </Heading>
          <Badge tone={tone}>{title}</Badge>
        </Flex>
        {/* Muted words lack contrast on a coloured card. */}
        <Text size={1} muted={item.state === 'good'}>
          {factsOf(item)}
        </Text>
        {advice !== undefined && <Text size={1}>{advice}</Text>}
      </Stack>
    </Card>
  );
}

/** Shows what the site does by itself, and what has gone wrong. */
export function StatusTool() {
  const api = useStaffApi();
  const { result: items, problem, reload } = useStaffData<StatusItem[]>(api, 'status', { every });
  const { result: reports, reload: reloadReports } = useStaffData<PolicyReport[]>(api, 'policy-reports', {
    every,
  });
  const refresh = () => {
    reload();
    reloadReports();
  };
  return (
    <ToolPage
      title={say('Status')}
      intro={say('What the site does by itself. Read anew every minute.')}
      width={2}
      actions={items && <Button text={say('Refresh')} mode="ghost" fontSize={1} onClick={refresh} />}
      problem={problem}
    >
      {!items && problem === undefined && <Loading />}
      {items && (
        <>
          <Text size={2} weight="medium" role="status">
            {summaryOf(items)}
          </Text>
          <PlainList gap={3} aria-label={say('Status')}>
            {items.toSorted(attentionFirst).map((item) => (
              <StatusCard key={titleOf(item)} item={item} />
            ))}
          </PlainList>
          {reports && <PolicyReports reports={reports} />}
        </>
      )}
    </ToolPage>
  );
}
