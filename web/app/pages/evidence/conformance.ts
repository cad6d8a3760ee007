import { checks, type Finding, findingsOf } from './criteria.ts';
import { lastRun } from './last-run.ts';

const adherence = { passed: 'supports', failed: 'partially-supports' } as const;

type Site = { agency: string; email: string; siteUrl: string };

/** VPAT allows "not evaluated" only at level AAA, so only the notes name criteria that no test has judged. */
function chapterOf(findings: readonly Finding[]) {
  const unjudged = findings.filter(({ outcome }) => outcome === 'untested');
  return {
    notes: `Not evaluated: ${unjudged.map(({ criterion }) => criterion).join(', ') || 'none'}.`,
    criteria: findings.flatMap(({ criterion, outcome, notes }) =>
      outcome === 'untested'
        ? []
        : [
            {
              num: criterion,
              components: [{ name: 'web', adherence: { level: adherence[outcome], notes } }],
            },
          ],
    ),
  };
}

/** OpenACR 0.1.0; JSON is valid YAML. */
export function openAcr({ agency, email, siteUrl }: Site, run = lastRun): string {
  const findings = findingsOf(run);
  const report = {
    title: `${agency} Accessibility Conformance Report`,
    product: { name: agency, description: siteUrl },
    author: { company_name: agency, email, website: siteUrl },
    report_date: run.day,
    last_modified_date: run.day,
    catalog: '2.5-edition-wcag-2.2-en',
    notes:
      'The software of this site is tested with invented content; what the agency itself publishes is described in its accessibility statement. Tests by software judge a part of a criterion. The notes of each chapter name the criteria that nothing has judged.',
    evaluation_methods_used: `${Object.values(checks)
      .filter(({ judges }) => judges.length > 0)
      .map(({ tool }) => tool)
      .join('; ')}.`,
    chapters: {
      success_criteria_level_a: chapterOf(findings.filter(({ level }) => level === 'a')),
      success_criteria_level_aa: chapterOf(findings.filter(({ level }) => level === 'aa')),
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The same findings in the Evaluation and Report Language (https://www.w3.org/TR/EARL10-Schema/), as JSON-LD. */
export function earl({ siteUrl }: Pick<Site, 'siteUrl'>, run = lastRun): string {
  const assertions = findingsOf(run).map(({ criterion, place, outcome, notes }) => ({
    '@type': 'earl:Assertion',
    'earl:assertedBy': { '@id': '_:tests' },
    'earl:subject': { '@id': siteUrl },
    'earl:test': {
      '@type': 'earl:TestCriterion',
      '@id': `https://www.w3.org/TR/WCAG22/#${place}`,
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
