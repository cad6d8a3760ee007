import { z } from 'zod';
import type { Reported } from './violation.ts';

/** Browsers leave out what they do not know, or send null. */
const word = z.string().catch('');
const line = z.int().min(0).max(999_999).catch(0);

const legacyReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': word,
      'violated-directive': word,
      'blocked-uri': z.string(),
      disposition: word,
      'source-file': word,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': report }) => ({
    documentURL: report['document-uri'],
    // Older browsers name the directive with its sources.
    effectiveDirective: report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? ''),
    blockedURL: report['blocked-uri'],
    disposition: report.disposition,
    sourceFile: report['source-file'],
    lineNumber: report['line-number'],
  }));

const report = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: z.string(),
      effectiveDirective: z.string(),
      blockedURL: word,
      disposition: word,
      sourceFile: word,
      lineNumber: line,
    }),
  })
  .transform(({ body }) => body);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a body of `report-uri`, an object, or of the Reporting API, a list of reports of any type. */
export function readReports(body: string): Reported[] {
  const parsed = parseJson(body);
  const [shape, each] = Array.isArray(parsed) ? [report, parsed] : [legacyReport, [parsed]];
  return each.flatMap((one) => {
    const { data } = shape.safeParse(one);
    return data ?? [];
  });
}
