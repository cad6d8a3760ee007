import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { VisitsTool } from './visits-tool.tsx';

vi.mock('../staff-api/use-staff-api.ts', () => ({ useStaffApi: () => ({}) }));
vi.mock('../tool-page/use-attempt.ts', () => ({ useAttempt: () => () => undefined }));
vi.mock('./visit-day.tsx', () => ({ VisitDay: () => 'a day' }));
vi.mock('./visit-week.tsx', () => ({ VisitWeek: () => 'a week' }));
vi.mock('./use-visits.ts', () => ({
  useVisits: (_api: unknown, day = '2026-03-04') => ({
    week: {
      today: '2026-03-04',
      days: [
        '2026-03-02',
        '2026-03-03',
        '2026-03-04',
        '2026-03-05',
        '2026-03-06',
        '2026-03-07',
        '2026-03-08',
      ],
      visits: [
        { id: 'a', day, state: 'booked' },
        { id: 'b', day, state: 'cancelled' },
        { id: 'c', day: '2026-03-07', state: 'booked' },
      ],
    },
  }),
}));

const pressed = () => document.querySelector('[aria-pressed=true][data-selected]')?.textContent;
const chosen = () => document.querySelector<HTMLInputElement>('[type=date]')?.value;

test('staff read the visits of today that take place, or those of the week', () => {
  const { text, press } = renderPart(<VisitsTool />);
  expect([pressed(), chosen()]).toEqual(['Day', '2026-03-04']);
  expect(text()).toMatch(/4 March 2026.*1 visit.*a day$/);
  press('Week');
  expect(pressed()).toBe('Week');
  expect(text()).toMatch(/2 March 2026 to .*8 March 2026.*2 visits.*a week$/);
});

test('the arrows go on by a day or by a week, and back to today', () => {
  const { press } = renderPart(<VisitsTool />);
  press('Next day');
  expect(chosen()).toBe('2026-03-05');
  press('Week');
  press('Previous week');
  expect(chosen()).toBe('2026-02-26');
  press('Today');
  expect(chosen()).toBe('2026-03-04');
});
