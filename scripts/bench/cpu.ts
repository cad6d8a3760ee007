import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts a process' time in hundredths of a second, whatever the kernel's own clock. */
const ticksPerSecond = 100;

const warmUp = 400;
const requests = 1500;
/** Concurrent requests; processor time per request hardly depends on it. */
const lanes = 4;

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

function findBelow(ancestor: number, name: 'workerd' | 'nginx'): number {
  const ids = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number);
  const isBelow = (id: number): boolean => {
    const parent = readProcess(id)?.parent ?? 0;
    return parent === ancestor || (parent > 1 && isBelow(parent));
  };
  const found = ids.find((id) => readProcess(id)?.name === name && isBelow(id));
  if (found === undefined) throw new Error(`No process "${name}" runs below the server.`);
  return found;
}

export function findWorkerd(ancestor: number): number {
  return findBelow(ancestor, 'workerd');
}

export function cpuSeconds(id: number): number {
  return readProcess(id)?.cpuSeconds ?? Number.NaN;
}

async function send(address: string, count: number, headers: Record<string, string>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) {
      const response = await fetch(address, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/** Milliseconds of processor time per request, of the process of this name below a server. */
export async function cpuPerRequest(
  server: number,
  name: 'workerd' | 'nginx',
  address: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const measured = findBelow(server, name);
  await send(address, warmUp, headers);
  const before = cpuSeconds(measured);
  await send(address, requests, headers);
  return ((cpuSeconds(measured) - before) * 1000) / requests;
}
