import type { Finding } from 'schemas/checks/checks.ts';
import type { LanguageId } from 'schemas/languages.ts';
import { expect, test } from 'vitest';
import { groupFindings } from './finding-list.tsx';

function finding(message: string, language?: LanguageId, fields: Partial<Finding> = {}): Finding {
  const place = { field: ['title'], path: ['title'] };
  return { check: 'links', level: 'error', message, language, isBlocking: false, ...place, ...fields };
}

test('what concerns every language comes first, and what prevents publishing before the rest', () => {
  const groups = groupFindings([
    finding('a', 'fr', { level: 'advice' }),
    finding('b', 'nl'),
    finding('c', 'fr'),
    finding('d'),
    finding('e', 'fr', { isBlocking: true, level: 'advice' }),
  ]);
  expect(
    groups.map(({ title, findings }) => [title, findings.map(({ message }) => message).join('')]),
  ).toEqual([
    ['In every language', 'd'],
    ['Nederlands', 'b'],
    ['Français', 'eca'],
  ]);
});
