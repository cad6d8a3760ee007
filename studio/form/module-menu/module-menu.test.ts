import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { moduleGroups, modulePicture } from 'schemas/modules/module-groups.ts';
import { modules } from 'schemas/modules/index.ts';
import { expect, test } from 'vitest';

const drawings = readdirSync(join(import.meta.dirname, '..', '..', 'static', 'modules'));

test('every module is in one group of the menu, with a drawing and a sentence', () => {
  for (const { name, description } of modules) {
    expect(moduleGroups.filter(({ of }) => of.includes(name)).length, name).toBe(1);
    expect(drawings, name).toContain(basename(modulePicture(name)));
    expect(description, name).toMatch(/\.$/);
  }
});
