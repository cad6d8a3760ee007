import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui';
import { useMemo, useState } from 'react';
import { defaultLanguage, type LanguageId, languages } from 'schemas/languages.ts';
import { useClient } from 'sanity';
import { apiVersion, useContent } from '../content/use-content.ts';
import { DocumentGaps } from './document-gaps.tsx';
import { useLanguageSettings } from './with-language-settings.tsx';
import { LanguageSummary } from './language-summary.tsx';
import { type StoredDocument, withoutSource } from 'schemas/publication/localized-values.ts';
import { translatableTypes } from './report/translatable-types.ts';
import { recordsWithApproval, recordsWithUpToDate } from 'schemas/publication/translation-records.ts';
import { type DocumentReport, type OpenGap, translationReport } from './report/translation-report.ts';
import { useAttempt } from '../tool-page/use-attempt.ts';
import { say } from '../locale/say.ts';
import { BarChoice } from '../tool-page/fields.tsx';
import { Loading, ToolPage } from '../tool-page/tool-page.tsx';

const query = '*[_type in $types] | order(_id)';
const parameters = { types: translatableTypes.map(({ name }) => name) };
const typeTitles = new Map(translatableTypes.map(({ name, title }) => [name, title]));
const typeChoices = [
  { id: '', title: say('All content') },
  ...translatableTypes.map(({ name, title }) => ({ id: name, title })),
];
const translated = withoutSource(languages.map(({ id }) => id));

/** Stores records on the draft or, without one, on the published document. */
function useSettle() {
  const client = useClient({ apiVersion });
  const attempt = useAttempt();
  return ({ document }: DocumentReport, gap: OpenGap) =>
    attempt(async () => {
      const translationRecords =
        gap.kind === 'older' ? recordsWithUpToDate(document, gap) : recordsWithApproval(document, [gap]);
      await client.patch(document._id).set({ translationRecords }).commit();
    }, say('The translation could not be marked'));
}

export function TranslationsTool() {
  const [chosen, setChosen] = useState<LanguageId>();
  const [type, setType] = useState('');
  const [isComplete, setIsComplete] = useState(false);
  const { enabledLanguages } = useLanguageSettings();
  const stored = useContent(query, parameters) as StoredDocument[] | undefined;
  const settle = useSettle();
  const reports = useMemo(() => translationReport(stored ?? [], translated, translatableTypes), [stored]);
  const wanted = chosen === undefined ? withoutSource(enabledLanguages) : [chosen];
  // Words about a picture that has changed are outdated in the default language, too.
  const isWanted = (language: LanguageId) =>
    wanted.includes(language) || (chosen === undefined && language === defaultLanguage);
  const shown = reports
    .filter(({ document }) => type === '' || document._type === type)
    .map((report) => ({ ...report, gaps: report.gaps.filter((gap) => isWanted(gap.language)) }))
    .filter(({ gaps }) => isComplete || gaps.length > 0);
  return (
    <ToolPage
      title={say('Translations')}
      intro={say('Missing translations, and translations of a text that has changed since.')}
      width={3}
    >
      <Flex gap={3} role="group" aria-label={say('Language')}>
        {translated.map((language) => (
          <LanguageSummary
            key={language}
            language={language}
            isEnabled={enabledLanguages.includes(language)}
            isChosen={chosen === language}
            gaps={reports.flatMap(({ gaps }) => gaps).filter((gap) => gap.language === language)}
            onChoose={() => setChosen(chosen === language ? undefined : language)}
          />
        ))}
      </Flex>
      <Flex gap={4} align="center">
        <BarChoice label={say('Content type')} options={typeChoices} value={type} onChoose={setType} />
        <Flex as="label" gap={2} align="center">
          <Checkbox checked={isComplete} onChange={(event) => setIsComplete(event.currentTarget.checked)} />
          <Text size={1}>{say('Show complete documents')}</Text>
        </Flex>
      </Flex>
      {stored === undefined ? (
        <Loading />
      ) : (
        <DocumentList reports={shown} onSettle={(report, gap) => void settle(report, gap)} />
      )}
    </ToolPage>
  );
}

type DocumentListProps = {
  reports: readonly DocumentReport[];
  onSettle: (report: DocumentReport, gap: OpenGap) => void;
};

function DocumentList({ reports, onSettle }: DocumentListProps) {
  if (reports.length === 0) {
    return (
      <Card tone="positive" padding={4} radius={3}>
        <Text size={1}>{say('Everything is translated and up to date.')}</Text>
      </Card>
    );
  }
  return (
    <Card borderTop>
      <Stack as="ul" aria-label={say('Documents')}>
        {reports.map((report) => (
          <DocumentGaps
            key={report.id}
            report={report}
            typeTitle={typeTitles.get(report.document._type) ?? report.document._type}
            onSettle={onSettle}
          />
        ))}
      </Stack>
    </Card>
  );
}
