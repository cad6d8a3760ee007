import { expect, test } from 'vitest';
import { iconShapes } from './icon-shapes.ts';

const files = import.meta.glob<string>('./lucide/*.svg', { query: '?raw', import: 'default', eager: true });

test('an icon is one path, because each shape counts as an element wherever the icon stands', () => {
  expect(Object.keys(files).length).toBeGreaterThan(50);
  for (const [name, file] of Object.entries(files))
    expect(iconShapes(file), name).toMatch(/^<path d="[-\w. ]+" \/>$/);
});
