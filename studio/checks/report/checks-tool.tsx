import { Button, Card, Flex, Heading, Stack, Text } from '@sanity/ui';
import { DownloadIcon } from '@sanity/icons/Download';
import { useMemo, useState } from 'react';
import { csv } from 'schemas/csv.ts';
import { languages } from 'schemas/languages.ts';
import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import { useSchema } from 'sanity';
import { IntentLink } from 'sanity/router';
import { contentTypes } from '../../content/content-types.ts';
import { useContent } from '../../content/use-content.ts';
import { datedName, saveFile } from '../../tool-page/save-file.ts';
import { inStaffLanguage, say, sayCount } from '../../locale/say.ts';
import { BarChoice } from '../../tool-page/fields.tsx';
import { Loading, ToolMessage, ToolPage } from '../../tool-page/tool-page.tsx';
import { FindingList } from '../finding-list.tsx';
import { useDeadLinks } from './use-dead-links.ts';
import { reportRows, type Checked, filterReport, type ReportFilter, siteReport } from './site-report.ts';

const query = '*[_type in $types] | order(_id)';
const parameters = { types: [...contentTypes] };
/** More would slow down the page; the file has all. */
const mostShown = 100;

const levels: { id: ReportFilter['level']; title: string }[] = [
  { id: '', title: say('All points') },
  { id: 'error', title: say('To correct') },
  { id: 'advice', title: say('Advice') },
];

const languageChoices: { id: ReportFilter['language']; title: string }[] = [
  { id: '', title: say('All languages') },
  { id: 'every', title: say('In every language') },
  ...languages,
];

function CheckedDocument({ id, document, title, typeTitle, findings }: Checked) {
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Flex gap={3} align="baseline" wrap="wrap">
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        <Text size={1} muted>
          {typeTitle}
        </Text>
      </Flex>
      <FindingList
        document={document}
        findings={findings}
        linkTo={({ path }, field) => (
          <IntentLink intent="edit" params={{ id, type: document._type, path: pathText(path) }}>
            {field}
          </IntentLink>
        )}
      />
    </Stack>
  );
}

/** Lists everything missing or wrong in the site's content. */
export function ChecksTool() {
  const schema = useSchema();
  const stored = useContent(query, parameters) as StoredDocument[] | undefined;
  const deadSince = useDeadLinks();
  const [filter, setFilter] = useState<ReportFilter>({ language: '', level: '' });
  const report = useMemo(() => {
    const titles = contentTypes.map(
      (name) => [name, inStaffLanguage(schema.get(name)?.title ?? name)] as const,
    );
    return stored && siteReport(stored, new Map(titles), deadSince);
  }, [schema, stored, deadSince]);
  const shown = useMemo(() => report && filterReport(report, filter), [report, filter]);
  const count = shown?.reduce((sum, { findings }) => sum + findings.length, 0) ?? 0;
  const save = () => {
    const table = csv(reportRows(shown ?? [], (name) => schema.get(name)));
    void saveFile(
      new Response(table, { headers: { 'Content-Type': 'text/csv' } }),
      datedName('checks', 'csv'),
    );
  };
  return (
    <ToolPage
      title={say('Checks')}
      intro={say('What is missing or wrong in the content of the site, drafts included.')}
      width={2}
      actions={
        <Button
          icon={DownloadIcon}
          text={say('Report as CSV')}
          mode="ghost"
          fontSize={1}
          disabled={count === 0}
          onClick={save}
        />
      }
    >
      <Flex gap={3} align="center" wrap="wrap">
        <BarChoice
          label={say('Language')}
          options={languageChoices}
          value={filter.language}
          onChoose={(language) => setFilter({ ...filter, language })}
        />
        <BarChoice
          label={say('Weight')}
          options={levels}
          value={filter.level}
          onChoose={(level) => setFilter({ ...filter, level })}
        />
        {shown && (
          <Text size={1} role="status">
            {sayCount(count, '{1} point to look at.', '{1} points to look at.')}
          </Text>
        )}
      </Flex>
      {!shown && <Loading />}
      {shown?.length === 0 && (
        <Card tone="positive" padding={4} radius={3}>
          <Text size={1}>{say('Nothing is missing or wrong.')}</Text>
        </Card>
      )}
      {shown?.slice(0, mostShown).map((checked) => (
        <CheckedDocument key={checked.id} {...checked} />
      ))}
      {shown && shown.length > mostShown && (
        <ToolMessage
          tone="default"
          text={say('{1} more documents are in the file.', shown.length - mostShown)}
        />
      )}
      <Text size={1} muted>
        {say('The site tries the links to other sites once a week.')}
      </Text>
    </ToolPage>
  );
}
