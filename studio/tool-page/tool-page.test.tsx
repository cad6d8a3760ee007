import { expect, test, vi } from 'vitest';
import { SaveTemplateForm } from '../templates/saved/save-template-form.tsx';
import { renderPart } from './render.test-data.tsx';
import { ToolTabs } from './tool-tabs.tsx';

test('the tab that is shown is selected, and another one is shown with a press', () => {
  const tabs = [
    { id: 'leads', title: 'Leads' },
    { id: 'visits', title: 'Visits' },
  ] as const;
  const onShow = vi.fn();
  const { press } = renderPart(<ToolTabs panelId="panel" tabs={tabs} shown={tabs[0]} onShow={onShow} />);
  const selected = [...document.querySelectorAll('[role=tab][aria-selected=true]')];
  expect(selected.map(({ id }) => id)).toEqual(['leads-tab']);
  press('Visits');
  expect(onShow).toHaveBeenCalledWith(tabs[1]);
});

test('a template is saved under the name that is suggested, once', () => {
  const onSave = vi.fn(() => new Promise<void>(() => undefined));
  const { press } = renderPart(
    <SaveTemplateForm suggestedName="Verkopen" onSave={onSave} onClose={() => undefined} />,
  );
  press('Save');
  press('Save');
  expect(onSave.mock.calls).toEqual([[{ name: 'Verkopen', purpose: '' }]]);
});
