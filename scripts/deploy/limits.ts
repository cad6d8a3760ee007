import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Of Cloudflare Workers: https://developers.cloudflare.com/workers/platform/limits/ */
const most = {
  free: { workerMb: 3, files: 20_000 },
  paid: { workerMb: 10, files: 100_000 },
  fileMb: 25,
  startSeconds: 1,
};

const mb = 1024 * 1024;

type Row = { what: string; measured: string; free: string; paid: string };

export type Sizes = { workerBytes: number; files: number; largestFile: { name: string; bytes: number } };

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
}

/** Measures the modules of the worker, compressed as the platform counts them, and the static files. */
export function measureSizes(worker: string, assets: string): Sizes {
  const modules = filesIn(worker).filter((name) => name.endsWith('.js'));
  const workerBytes = modules.reduce(
    (sum, name) => sum + gzipSync(readFileSync(path.join(worker, name))).byteLength,
    0,
  );
  const files = filesIn(assets).map((name) => ({ name, bytes: statSync(path.join(assets, name)).size }));
  const [largestFile = { name: 'none', bytes: 0 }] = files.toSorted((a, b) => b.bytes - a.bytes);
  return { workerBytes, files: files.length, largestFile };
}

const inMb = (bytes: number) => `${(bytes / mb).toFixed(2)} MB`;

/** `startSeconds` is undefined where the machine does not tell the processor time of a process. */
export function describeLimits(sizes: Sizes, startSeconds: number | undefined): Row[] {
  const { free, paid, fileMb } = most;
  const { largestFile } = sizes;
  return [
    {
      what: 'worker, compressed',
      measured: inMb(sizes.workerBytes),
      free: `${free.workerMb} MB`,
      paid: `${paid.workerMb} MB`,
    },
    {
      what: 'static files',
      measured: String(sizes.files),
      free: String(free.files),
      paid: String(paid.files),
    },
    {
      what: `largest file, ${largestFile.name}`,
      measured: inMb(largestFile.bytes),
      free: `${fileMb} MB`,
      paid: `${fileMb} MB`,
    },
    {
      what: 'start, processor time with the runtime’s own',
      measured: startSeconds === undefined ? 'not measured' : `${startSeconds.toFixed(2)} s`,
      free: `${most.startSeconds} s`,
      paid: `${most.startSeconds} s`,
    },
  ];
}

/** Sentences for what no plan of the platform takes. */
export function excessesIn({ workerBytes, files, largestFile }: Sizes): string[] {
  const { paid, fileMb } = most;
  return [
    ...(workerBytes > paid.workerMb * mb
      ? [`The worker is ${inMb(workerBytes)} compressed, and the platform takes ${paid.workerMb} MB.`]
      : []),
    ...(files > paid.files ? [`There are ${files} static files, and the platform takes ${paid.files}.`] : []),
    ...(largestFile.bytes > fileMb * mb
      ? [`${largestFile.name} is ${inMb(largestFile.bytes)}, and the platform takes ${fileMb} MB.`]
      : []),
  ];
}
