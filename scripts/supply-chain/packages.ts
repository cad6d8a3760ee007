import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../settings/settings.ts';

/** Every lockfile of the repository, by its folder. */
export const lockfileFolders = ['', 'deploy', 'scripts/bench/lighthouse', 'scripts/verify/html-checker'];

type LockedPackage = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  hasInstallScript?: boolean;
};

type Lockfile = { lockfileVersion: number; packages: Record<string, LockedPackage> };

export function readLockfile(folder: string): Lockfile {
  return JSON.parse(readFileSync(path.join(root, folder, 'package-lock.json'), 'utf8')) as Lockfile;
}

type Placed = LockedPackage & { folder: string; place: string; name: string };

export function packagesOf(folder: string): Placed[] {
  return Object.entries(readLockfile(folder).packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, locked]) => ({
      ...locked,
      folder,
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}

export const allPackages = (): Placed[] => lockfileFolders.flatMap(packagesOf);

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
