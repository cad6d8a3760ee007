import { act } from 'react';
import type { FunnelRow, Lead } from 'schemas/lead.ts';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { Funnel } from './funnel.tsx';
import { LeadFilterBar } from './lead-filter.tsx';
import { noFilter } from './lead.ts';
import { LeadTable } from './lead-table.tsx';
import { FollowUp } from './lead/follow-up.tsx';
import { Notes } from './lead/notes.tsx';
import { ReplyForm } from './lead/reply-form.tsx';

const lead = {
  id: 'an-1',
  form: 'contact-me',
  state: 'new',
  createdAt: '2026-11-20T10:00:00Z',
  name: 'An Peeters',
  email: 'an@peeters.example',
  page: '/fr/contact/',
  assigneeId: 'left',
  isDue: true,
  remindOn: '2026-01-05',
  notes: [
    { id: 'a', author: '', text: 'Called once', createdAt: '2026-11-21T10:00:00Z' },
    { id: 'b', author: 'Bo', subject: 'Le jardin', text: 'Quatre ares', createdAt: '2026-11-21T10:00:00Z' },
  ],
} as unknown as Lead;

const team = [{ id: 'bo', name: 'Bo' }];

const rows: FunnelRow[] = [
  { propertyId: '2101', name: 'Kalkovenstraat 18', views: 1200, leads: 30, visits: 4 },
  { propertyId: '2042', views: 0, leads: 0, visits: 0 },
];

const { asked, toast } = vi.hoisted(() => ({ asked: vi.fn(), toast: { push: () => undefined } }));

vi.mock('@sanity/ui/toast', () => ({ useToast: () => toast }));
vi.mock('../staff-api/use-staff-api.ts', () => ({
  useStaffData: (...request: unknown[]) => {
    asked(...request.slice(1));
    return { result: rows };
  },
}));

test('staff read who wrote, about what, who handles it and what is due', () => {
  const onOpen = vi.fn();
  const { text, press } = renderPart(<LeadTable leads={[lead]} team={team} onOpen={onOpen} />);
  expect(text()).toMatch(
    /20 Nov 2026.*An Peetersan@peeters\.exampleQuestion about a property\/fr\/contact\/FcFormer colleagueNew\d+ days late/,
  );
  press('Open the lead from An Peeters');
  expect(onOpen).toHaveBeenCalledWith(lead);
});

test('the list is narrowed down by text, status, form and colleague', () => {
  const onChange = vi.fn();
  const { fill } = renderPart(
    <LeadFilterBar filter={noFilter} team={team} onChange={onChange} onReload={() => undefined} />,
  );
  fill('Search leads', 'tuin');
  fill('Status', 'done');
  fill('Form', 'sign-newsletter');
  fill('Assigned to', 'bo');
  expect(onChange.mock.calls).toEqual([
    [{ ...noFilter, search: 'tuin' }],
    [{ ...noFilter, state: 'done' }],
    [{ ...noFilter, form: 'sign-newsletter' }],
    [{ ...noFilter, assignee: 'bo' }],
  ]);
});

test('staff say how far a lead is, who handles it, and that no reminder is wanted', () => {
  const onChange = vi.fn();
  const { text, fill, press } = renderPart(<FollowUp lead={lead} team={team} onChange={onChange} />);
  expect(text()).toContain('Former colleague');
  fill('Status', 'in-progress');
  fill('Assigned to', 'bo');
  press('No reminder');
  expect(onChange.mock.calls).toEqual([
    [{ state: 'in-progress' }],
    [{ assigneeId: 'bo' }],
    [{ remindOn: null }],
  ]);
});

test('notes and replies say who wrote them, and another note is added without blanks around it', async () => {
  const onWrite = vi.fn(() => Promise.resolve(true));
  const { text, fill, press } = renderPart(<Notes notes={lead.notes} onWrite={onWrite} />);
  expect(text()).toMatch(/A colleague · .*Called onceReply by Bo · .*Le jardinQuatre ares/);
  fill('New note', ' Call after five ');
  press('Add note');
  await act(() => Promise.resolve());
  expect(onWrite).toHaveBeenCalledExactlyOnceWith('Call after five');
  press('Add note');
  expect(onWrite).toHaveBeenCalledOnce();
});

test('a reply begins with the first template and is closed once it is sent', async () => {
  const [onSend, onClose] = [vi.fn(() => Promise.resolve(true)), vi.fn()];
  const draft = { id: 'd', title: 'Thanks', subject: 'Merci', text: 'Bonjour' };
  const { text, fill, press } = renderPart(
    <ReplyForm to={lead.email} draftsOf={() => Promise.resolve([draft])} {...{ onSend, onClose }} />,
  );
  await act(() => Promise.resolve());
  expect(text()).toContain('To an@peeters.example.');
  fill('Text', 'Quatre ares. ');
  press('Send reply');
  expect(onSend).toHaveBeenCalledWith({ subject: 'Merci', text: 'Quatre ares.' });
  await act(() => Promise.resolve());
  expect(onClose).toHaveBeenCalledOnce();
});

test('each property is shown with what it brings, over the period that is chosen', () => {
  const { text, fill } = renderPart(<Funnel api={{ request: vi.fn(), close: () => undefined }} />);
  expect(text()).toContain('Kalkovenstraat 18 (2101)1.2003042,5 %No longer listed (2042)000–');
  fill('Period', '365');
  expect(asked).toHaveBeenLastCalledWith('funnel', { body: { days: 365 } });
});
