import { completeSettings } from 'schemas/checks/example-site.test-data.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { FirstStepsTool } from './first-steps-tool.tsx';

const studio = vi.hoisted(() => ({
  stored: undefined as object[] | undefined,
  status: {} as { result?: object[]; problem?: string },
}));

vi.mock('sanity', () => ({ useWorkspace: () => ({ basePath: '/' }) }));
vi.mock('sanity/router', () => ({
  useRouter: () => undefined,
  IntentLink: ({ params, children }: { params: Record<string, string>; children: string }) => (
    <a href={`/${params['id'] ?? params['type'] ?? ''}/${params['path'] ?? ''}`}>{children}</a>
  ),
}));
vi.mock('../content/use-content.ts', () => ({ useContent: () => studio.stored }));
vi.mock('../staff-api/use-staff-api.ts', () => ({
  useStaffApi: () => undefined,
  useStaffData: () => studio.status,
}));
vi.mock('../env.ts', () => ({ env: { siteUrl: 'https://www.agency.example' } }));

const settings = { ...completeSettings, brokerNumber: '' };
const office = { _id: 'office', _type: 'office', address: {}, phone: '+32 15 00 00 00' };
const statement = {
  _id: 'privacy',
  _type: 'page',
  originalPath: '/privacy-statement/',
  modules: [{ _key: 'a', url: 'mailto:privacy@agency.example' }],
};
const working = [
  { id: 'mail-service', state: 'good' },
  { id: 'import', state: 'good' },
];

function shown(stored: object[] | undefined, status: (typeof studio)['status']) {
  Object.assign(studio, { stored, status });
  return renderPart(<FirstStepsTool />).text();
}

const links = () =>
  [...document.querySelectorAll('li a')].map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(() => {
  document.body.replaceChildren();
});

test('what is left is counted, explained and linked; what is done is marked', () => {
  const text = shown([settings, office, statement], { result: working });
  expect(text).toContain('1 step is left.');
  expect(text).toMatch(/BIV numberThe law asks for this.*To do.*Mail serviceIn order/);
  expect(links()).toContainEqual(['BIV number', '/site-settings/brokerNumber']);
  expect(links()).toContainEqual(['Mail service', '/status']);
});

test('an agency that is complete is told so', () => {
  const text = shown([completeSettings, office, statement], { result: working });
  expect(text).toContain('All done: the site has what it needs.');
  expect(text).not.toContain('To do');
});

test('nothing is said before content and site are known', () => {
  expect(shown(undefined, { result: working })).not.toContain('left');
  expect(shown([settings], {})).not.toContain('left');
  expect(links()).toEqual([]);
});

test('where the site cannot be asked, staff read why beside the steps of the content', () => {
  const text = shown([settings], { problem: 'The site cannot be reached.' });
  expect(text).toMatch(/The site cannot be reached\..*3 steps are left\./);
  expect(text).not.toContain('Mail service');
});
