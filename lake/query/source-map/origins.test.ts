import { expect, test } from 'vitest';
import type { Doc } from '../../store/document.ts';
import { Origins, stepTo } from './origins.ts';

const system = { _type: 'page', _rev: '', _createdAt: '', _updatedAt: '' };
const modules = [{ _key: 'm1', title: { nl: 'A' } }, { title: { nl: 'B' } }, 'text'] as const;
const published: Doc = { _id: 'a', ...system, modules };
const draft: Doc = { _id: 'a', _originalId: 'drafts.a', ...system, modules: modules.slice(1) };

test('a document is at its own root, what is inside it at the steps that lead there', () => {
  const origins = new Origins();
  origins.update([published]);
  expect(origins.find(published)).toEqual({ document: published, steps: [] });
  expect(origins.find(modules)).toEqual({ document: published, steps: ['modules'] });
  expect(origins.find(modules[0].title)?.steps).toEqual(['modules', { index: 0, key: 'm1' }, 'title']);
  expect(origins.find(modules[1].title)?.steps).toEqual(['modules', { index: 1, key: null }, 'title']);
});

test('what is no part of a document has no place', () => {
  const origins = new Origins();
  origins.update([published]);
  expect(origins.find({ ...modules[0] })).toBeNull();
  expect(origins.find([])).toBeNull();
});

test('a part that two versions share is where the newer one has it', () => {
  const origins = new Origins();
  origins.update([published]);
  origins.update([published, draft]);
  expect(origins.find(modules[1])).toEqual({ document: draft, steps: ['modules', { index: 0, key: null }] });
  expect(origins.find(modules[0])?.document).toBe(published);
});

test('a document is taken in once', () => {
  const origins = new Origins();
  origins.update([published, draft]);
  origins.update([published]);
  expect(origins.find(modules[1])?.document).toBe(draft);
});

test('a step to an item carries its key where it has one', () => {
  expect(stepTo(modules, 0)).toEqual({ index: 0, key: 'm1' });
  expect(stepTo(modules, 2)).toEqual({ index: 2, key: null });
  expect(stepTo([{ _key: 5 }], 0)).toEqual({ index: 0, key: null });
});
