import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

/** Folders with a `package.json`, by the word for them in `docs/dependencies.md`. */
const folders = {
  root: '',
  schemas: 'schemas',
  studio: 'studio',
  web: 'web',
  seed: 'seed',
  lake: 'lake',
  scripts: 'scripts',
  deploy: 'deploy',
  lighthouse: 'scripts/bench/lighthouse',
  'html-checker': 'scripts/verify/html-checker',
};

type Versions = Record<string, string>;

type Package = { dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions };

/** The direct dependencies of each room. */
export function readRooms(): { room: string; file: string; runtime: Versions; all: Versions }[] {
  return Object.entries(folders).map(([room, folder]) => {
    const file = path.join(folder, 'package.json');
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(root, file), 'utf8'),
    ) as Package;
    const runtime = { ...dependencies };
    return { room, file, runtime, all: { ...runtime, ...devDependencies, ...optionalDependencies } };
  });
}
