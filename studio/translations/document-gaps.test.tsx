import { localized } from 'schemas/publication/example.test-data.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { DocumentGaps } from './document-gaps.tsx';
import type { OpenGap } from './report/translation-report.ts';

vi.mock('sanity', () => ({ useSchema: () => ({ get: () => undefined }) }));
vi.mock('sanity/router', () => ({
  useIntentLink: ({ params }: { params: Record<string, string> }) => ({
    href: `/${Object.values(params).join('/')}`,
  }),
}));

const title = localized({ nl: 'Welkom', fr: 'Bienvenue' });
const items = new Map(title.map((item) => [item.language, { key: item._key, value: item.value }]));
const gap = (kind: OpenGap['kind'], language: string) =>
  ({ kind, language, field: { path: 'title', segments: ['title'], items } }) as unknown as OpenGap;

const shown = (...gaps: OpenGap[]) => {
  const report = {
    id: 'home',
    document: { _id: 'drafts.home', _type: 'page', title },
    title: 'Welkom',
    gaps,
  };
  const onSettle = vi.fn();
  const rendered = renderPart(<DocumentGaps report={report} typeTitle="Page" onSettle={onSettle} />);
  return { ...rendered, report, onSettle };
};

test('a document counts what it lacks, and shows each text beside its source once it is opened', () => {
  const { text, press } = shown(gap('missing', 'en'), gap('older', 'fr'));
  expect(text()).toBe('WelkomPage1 missing1 outdated');
  press('Welkom');
  expect(text()).toMatch(/English · Missing.*Welkom.*Français · Outdated.*Bienvenue/);
  const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/home/page/title');
  expect(links[1]).toMatch(/^\/home\/page\/title\[_key=="[^"]+"\]\.value$/);
  press('Welkom');
  expect(text()).toBe('WelkomPage1 missing1 outdated');
});

test('a text of a machine is approved, an outdated one marked, and a missing one written', () => {
  const { press, buttons, report, onSettle } = shown(
    gap('machine', 'fr'),
    gap('older', 'en'),
    gap('missing', 'de'),
  );
  press('Welkom');
  expect(buttons()).toEqual([expect.stringContaining('1 by machine'), 'Approve', 'Mark as up to date']);
  press('Approve');
  press('Mark');
  expect(onSettle.mock.calls).toEqual([
    [report, report.gaps[0]],
    [report, report.gaps[1]],
  ]);
});

test('a document without gaps is complete and stays closed', () => {
  const { text, press } = shown();
  press('Welkom');
  expect(text()).toBe('WelkomPageComplete');
});
