import { type CheckId, checks } from './accessibility.ts';
import { figureOf, lastRun, type Run } from './last-run.ts';

type Level = 'a' | 'aa';

/** The success criteria of WCAG 2.2, of which 4.1.1 is obsolete and always met. */
const criteria: Readonly<Record<Level, readonly string[]>> = {
  a: [
    ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.3.1', '1.3.2', '1.3.3', '1.4.1', '1.4.2', '2.1.1', '2.1.2'],
    ...['2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.5.1', '2.5.2', '2.5.3'],
    ...['2.5.4', '3.1.1', '3.2.1', '3.2.2', '3.2.6', '3.3.1', '3.3.2', '3.3.7', '4.1.2'],
  ],
  aa: [
    ...['1.2.4', '1.2.5', '1.3.4', '1.3.5', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12'],
    ...['1.4.13', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.7', '2.5.8', '3.1.2', '3.2.3', '3.2.4', '3.3.3'],
    ...['3.3.4', '3.3.8', '4.1.3'],
  ],
};

/** Criteria that each check judges; those of axe are the tags of its rules, of which many judge a part only. */
const judgedBy: Partial<Record<CheckId, readonly string[]>> = {
  axePages: [
    ...['1.1.1', '1.3.1', '1.3.4', '1.3.5', '1.4.1', '1.4.3', '1.4.4', '1.4.12', '2.1.1', '2.2.1', '2.2.2'],
    ...['2.4.1', '2.4.2', '2.4.4', '2.5.3', '2.5.8', '3.1.1', '3.1.2', '3.3.2', '4.1.2'],
  ],
  axeStates: ['1.3.1', '1.4.3', '2.4.4', '2.5.8', '4.1.2'],
  zoom: ['1.4.4', '1.4.10', '1.4.12'],
  keyboard: ['2.1.1', '2.1.2', '2.4.3', '3.3.1', '3.3.3'],
};

const tools: Partial<Record<CheckId, string>> = {
  axePages: 'axe on every kind of page, in light and dark',
  axeStates: 'axe with menus, filters, pictures and questions open',
  zoom: 'every page at 320 pixels, which is 400 %, and with spaced text',
  keyboard: 'every form filled in, corrected and sent by keyboard alone',
};

type Outcome = 'passed' | 'failed' | 'untested';

type Finding = { level: Level; criterion: string; outcome: Outcome; notes: string };

function findingsOf(run: Run): Finding[] {
  return (['a', 'aa'] as const).flatMap((level) =>
    criteria[level].map((criterion): Finding => {
      const ids = (Object.keys(judgedBy) as CheckId[]).filter((id) => judgedBy[id]?.includes(criterion));
      const told = ids.flatMap((id) => {
        const { figure, tried, failed } = checks[id];
        const counted = figureOf(run, figure);
        if (!counted) return [];
        const counts = `${String(counted.measured[failed] ?? 0)} faults, ${tried}: ${String(counted.measured[tried] ?? 0)}`;
        return [{ isMet: counted.verdict === 'met', text: `${tools[id] ?? id}: ${counts}` }];
      });
      const outcome = told.length === 0 ? 'untested' : told.every(({ isMet }) => isMet) ? 'passed' : 'failed';
      const notes = told.length === 0 ? 'Not evaluated.' : `${told.map(({ text }) => text).join('; ')}.`;
      return { level, criterion, outcome, notes };
    }),
  );
}

const adherence = {
  passed: 'supports',
  failed: 'partially-supports',
  untested: 'not-evaluated',
} as const satisfies Record<Outcome, string>;

type Site = { agency: string; email: string; siteUrl: string };

/** The report of OpenACR 0.1.0; JSON is YAML as well. */
export function openAcr({ agency, email, siteUrl }: Site, run = lastRun): string {
  const chapterOf = (wanted: Level) => ({
    criteria: findingsOf(run)
      .filter(({ level }) => level === wanted)
      .map(({ criterion, outcome, notes }) => ({
        num: criterion,
        components: [{ name: 'web', adherence: { level: adherence[outcome], notes } }],
      })),
  });
  const report = {
    title: `${agency} Accessibility Conformance Report`,
    product: { name: agency, description: siteUrl },
    author: { company_name: agency, ...(email !== '' && { email }), website: siteUrl },
    report_date: run.day,
    last_modified_date: run.day,
    catalog: '2.5-edition-wcag-2.2-en',
    notes:
      'The software of this site is tested with invented content. Tests by software judge a part of a criterion; what nothing has judged is said not to be evaluated.',
    evaluation_methods_used: `${Object.values(tools).join('; ')}.`,
    chapters: {
      success_criteria_level_a: chapterOf('a'),
      success_criteria_level_aa: chapterOf('aa'),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The same findings in the Evaluation and Report Language (https://www.w3.org/TR/EARL10-Schema/), as JSON-LD. */
export function earl({ siteUrl }: Pick<Site, 'siteUrl'>, run = lastRun): string {
  const assertions = findingsOf(run).map(({ criterion, outcome, notes }) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': '_:tests' },
    'earl:subject': { '@id': siteUrl },
    'earl:test': {
      '@type': 'earl:TestCriterion',
      '@id': `https://www.w3.org/TR/WCAG22/#${criterion}`,
      'dct:title': criterion,
    },
    'earl:mode': { '@id': 'earl:automatic' },
    'earl:result': {
      '@type': 'earl:TestResult',
      'earl:outcome': { '@id': `earl:${outcome}` },
      'earl:info': notes,
      'dct:date': run.day,
    },
  }));
  const graph = [
    { '@id': '_:tests', '@type': 'earl:Software', 'dct:title': 'npm run verify' },
    { '@id': siteUrl, '@type': ['earl:TestSubject', 'schema:WebSite'] },
    ...assertions,
  ];
  const context = {
    earl: 'http://www.w3.org/ns/earl#',
    dct: 'http://purl.org/dc/terms/',
    schema: 'https://schema.org/',
  };
  return `${JSON.stringify({ '@context': context, '@graph': graph }, null, 2)}\n`;
}
