import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { type PolicyReport, shownReportDays } from 'schemas/policy-report.ts';
import { say } from '../locale/say.ts';
import { PlainList } from '../tool-page/plain-list.tsx';
import { reportCount, reportDetails, reportFacts, reportTitle } from './policy-report-words.ts';

const title = say('Blocked scripts and resources');

function ReportRow({ report, isFirst }: { report: PolicyReport; isFirst: boolean }) {
  const details = reportDetails(report);
  return (
    <Card as="li" borderTop={!isFirst} paddingTop={isFirst ? 0 : 4} style={{ overflowWrap: 'anywhere' }}>
      <Stack gap={3}>
        <Flex gap={3} align="center" justify="space-between" wrap="wrap">
          <Text as="h3" size={1} weight="medium">
            {reportTitle(report)}
          </Text>
          <Badge>{reportCount(report)}</Badge>
        </Flex>
        <Text size={1} muted>
          {reportFacts(report)}
        </Text>
        {details !== '' && (
          <Text size={1} muted>
            {details}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Lists what visitors' browsers refused in the last days, most of it none of the site's doing. */
export function PolicyReports({ reports }: { reports: readonly PolicyReport[] }) {
  return (
    <Stack gap={4} paddingTop={4}>
      <Heading as="h2" size={1}>
        {title}
      </Heading>
      <Text size={1} muted>
        {reports.length === 0
          ? say('Visitors’ browsers blocked nothing in the last {1} days.', shownReportDays)
          : say(
              'What visitors’ browsers blocked in the last {1} days. If a host belongs to a service that you use, such as a marketing tag, tell whoever runs the site; you may ignore the others.',
              shownReportDays,
            )}
      </Text>
      {reports.length > 0 && (
        <Card border radius={3} padding={4}>
          <PlainList gap={4} aria-label={title}>
            {reports.map((report, index) => (
              <ReportRow
                key={[report.directive, report.blocked, report.page].join(' ')}
                report={report}
                isFirst={index === 0}
              />
            ))}
          </PlainList>
        </Card>
      )}
    </Stack>
  );
}
