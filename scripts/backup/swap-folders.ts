import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Holds the folders that are being replaced, by name. Its renaming is the moment at which a restore is done. */
const before = 'before-restore';
const done = `${before}.done`;

type Swap = { from: string; to: string };

/** Puts back what an interrupted restore had moved, and removes what a finished one left. */
export function undoInterruptedRestore(dataFolder: string, folders: readonly string[]): void {
  rmSync(path.join(dataFolder, done), { recursive: true, force: true });
  const moved = path.join(dataFolder, before);
  if (!existsSync(moved)) return;
  for (const name of readdirSync(moved)) {
    const folder = folders[Number(name)];
    if (folder === undefined) continue;
    rmSync(folder, { recursive: true, force: true });
    renameSync(path.join(moved, name), folder);
  }
  rmSync(moved, { recursive: true });
}

/** Replaces folders by others, all of them or none, whenever the process ends. */
export function swapFolders(dataFolder: string, swaps: readonly Swap[]): void {
  const targets = swaps.map(({ to }) => to);
  undoInterruptedRestore(dataFolder, targets);
  const moved = path.join(dataFolder, before);
  mkdirSync(moved, { mode: 0o700 });
  try {
    for (const [index, { to }] of swaps.entries()) {
      // An empty folder is moved for one that is missing, so that it can be put back.
      mkdirSync(to, { recursive: true });
      renameSync(to, path.join(moved, String(index)));
    }
    for (const { from, to } of swaps) renameSync(from, to);
  } catch (error) {
    undoInterruptedRestore(dataFolder, targets);
    throw error;
  }
  renameSync(moved, path.join(dataFolder, done));
  rmSync(path.join(dataFolder, done), { recursive: true });
}
