import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process' time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

type ProcessState = { name: string; parent: number; cpuSeconds: number };

function readProcess(id: number): ProcessState | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text.slice(end + 2).split(' ');
    return {
      name: text.slice(text.indexOf('(') + 1, end),
      parent: Number(fields[1]),
      cpuSeconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond,
    };
  } catch {
    return undefined;
  }
}

export const canMeasureCpu = process.platform === 'linux';

export function findWorkerd(ancestor: number): number {
  const ids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
  const isBelow = (id: number): boolean => {
    const parent = readProcess(id)?.parent ?? 0;
    return parent === ancestor || (parent > 1 && isBelow(parent));
  };
  const found = ids.find((id) => readProcess(id)?.name === 'workerd' && isBelow(id));
  if (found === undefined) throw new Error('No workerd process runs below the server.');
  return found;
}

export function cpuSeconds(id: number): number {
  return readProcess(id)?.cpuSeconds ?? Number.NaN;
}
