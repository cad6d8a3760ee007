import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundleSchema, type Bundle } from './bundle-schema.ts';

/** Returns undefined without a file; throws on an invalid bundle. */
export async function readBundle(file: string): Promise<Bundle | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : bundleSchema.parse(JSON.parse(text));
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** Removes temporary files and folders of killed imports. */
export async function removeLeftovers(file: string): Promise<void> {
  const folder = path.dirname(file);
  const prefix = `${path.basename(file)}.`;
  for (const name of await readdir(folder)) {
    const owner = name.startsWith(prefix) && /^(\d+)\.tmp$/.exec(name.slice(prefix.length))?.[1];
    if (owner && !isRunning(Number(owner)))
      await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

/** Replaces the file atomically, so that readers see all of it even when this process is killed. */
export async function writeWhole(file: string, content: unknown): Promise<void> {
  await removeLeftovers(file);
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const handle = await open(draft, 'w');
    try {
      await handle.writeFile(`${JSON.stringify(content, null, 2)}\n`);
      // Without this a power cut may leave the new name on an empty file.
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
