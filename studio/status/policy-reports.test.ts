import { expect, test } from 'vitest';
import { reportCount, reportDetails, reportFacts, reportTitle } from './policy-reports.tsx';

const report = {
  directive: 'img-src',
  blocked: 'pixel.example',
  page: '/nl/',
  source: '',
  count: 3,
  lastDay: '2026-11-23',
};

test('a report names the host, the page, the day and how often', () => {
  expect(reportTitle(report)).toMatch(/^.+: pixel\.example$/);
  expect(reportFacts(report)).toMatch(/ \/nl\/.*23.*2026/);
  expect(reportCount(report)).toContain('3');
  expect(reportDetails({ ...report, source: '/assets/a.js:7' })).toBe('img-src, /assets/a.js:7');
});

test('a kind is said in words, and an unknown one as it is', () => {
  expect(reportTitle({ ...report, directive: 'script-src-elem', blocked: 'inline' })).not.toContain('inline');
  expect(reportTitle({ ...report, directive: 'base-uri' })).toMatch(/^.+: pixel\.example$/);
});

test('those that are counted together have neither host nor page', () => {
  const others = { ...report, directive: 'other', blocked: '', page: '' };
  expect(reportTitle(others)).not.toContain(':');
  expect(reportFacts(others)).toMatch(/23.*2026/);
  expect(reportDetails(others)).toBe('');
});
