import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { WithLanguageSettings } from './with-language-settings.tsx';

const features = vi.hoisted(() => ({ isLoading: true }));

vi.mock('sanity', () => ({ LoadingBlock: () => 'Loading', useFeatureEnabled: () => features }));
vi.mock('../content/use-content.ts', () => ({ useContent: () => [] }));

test('the Studio is shown once Sanity knows its features, before which it would be built twice', () => {
  const renderDefault = () => <p>Studio</p>;
  expect(renderPart(<WithLanguageSettings renderDefault={renderDefault} />).text()).toBe('Loading');
  features.isLoading = false;
  expect(renderPart(<WithLanguageSettings renderDefault={renderDefault} />).text()).toBe('Studio');
});
