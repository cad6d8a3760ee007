import { expect, test } from 'vitest';
import { canvasOf } from './canvas.server.ts';

const page = { _id: 'page-home', _type: 'page' };
const settings = { SANITY_STUDIO_URL: 'https://studio.example' } as Parameters<
  typeof canvasOf
>[0]['settings'];

test('the Studio’s preview names each module, a shared draft and a visitor’s page none', () => {
  const canvas = canvasOf({ view: { kind: 'studio' }, settings }, page);
  expect(canvas?.('a1')).toBe('id=page-home;type=page;path=modules:a1;base=https%3A%2F%2Fstudio.example');
  const link = { kind: 'link', documentId: 'page-home', until: new Date('2026-03-09') } as const;
  for (const view of [{ kind: 'published' }, link] as const)
    expect(canvasOf({ view, settings }, page)).toBeUndefined();
});
