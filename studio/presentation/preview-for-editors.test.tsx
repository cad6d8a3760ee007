import { createElement } from 'react';
import type { Tool } from 'sanity';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../tool-page/render.test-data.tsx';
import { previewForEditors } from './preview-for-editors.tsx';

const editor = vi.hoisted(() => ({ mayEdit: undefined as boolean | undefined }));

vi.mock('../content/viewer.ts', () => ({ useMayEdit: () => editor.mayEdit }));

const tool = { name: 'preview', title: 'Preview', component: () => 'A page of the site' } as Tool;

function textFor(mayEdit: boolean | undefined): string | null {
  editor.mayEdit = mayEdit;
  const { component } = previewForEditors(tool);
  return renderPart(createElement(component, { tool })).text();
}

test('editors get the preview, and those who may only read a link to the site', () => {
  expect(textFor(true)).toContain('A page of the site');
  expect(textFor(undefined)).toBe('');
  expect(textFor(false)).toContain('See the site as visitors do');
  expect(textFor(false)).not.toContain('A page of the site');
});
