import { type PolicyReport, shownReportDays } from 'schemas/policy-report.ts';
import { Badge, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { say, sayCount, staffLocale } from '../locale/say.ts';
import { PlainList } from '../tool-page/tool-page.tsx';

const day = new Intl.DateTimeFormat(staffLocale, { dateStyle: 'long', timeZone: 'UTC' });

/** Keyed by the first word of a directive. */
const things = new Map([
  ['script', say('Script')],
  ['style', say('Style sheet')],
  ['img', say('Picture')],
  ['font', say('Font')],
  ['media', say('Video or sound')],
  ['connect', say('Connection')],
  ['frame', say('Frame')],
  ['form', say('Form')],
  ['require', say('Markup inserted by a script')],
  ['trusted', say('Markup inserted by a script')],
]);

/** Kinds that stand in place of a host. */
const origins: Readonly<Record<string, string>> = {
  inline: say('written into the page'),
  eval: say('made of text by a script'),
  'wasm-eval': say('made of text by a script'),
  'trusted-types-sink': say('not checked'),
  'trusted-types-policy': say('not checked'),
  data: say('data in an address'),
  blob: say('data in an address'),
};

export function reportTitle({ directive, blocked }: PolicyReport): string {
  if (directive === 'other') return say('Further ones of busy days');
  const thing = things.get(directive.split('-')[0] ?? '') ?? say('Something else');
  return `${thing}: ${origins[blocked] ?? blocked}`;
}

export function reportFacts({ page, lastDay }: PolicyReport): string {
  const last = day.format(new Date(lastDay));
  return page === '' ? say('On other pages, last on {1}.', last) : say('On {1}, last on {2}.', page, last);
}

export function reportCount({ count }: PolicyReport): string {
  return sayCount(count, '{1} time', '{1} times');
}

/** The directive, and the script that wanted it, for those who run the site. */
export function reportDetails({ directive, source }: PolicyReport): string {
  if (directive === 'other') return '';
  return [directive, source].filter(Boolean).join(', ');
}

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
          <Text size={1} muted translate="no">
            {details}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Lists what visitors' browsers refused in the last days, most of it through no fault of the site. */
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
