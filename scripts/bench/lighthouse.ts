import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { findChromium } from '../e2e/chromium.ts';
import { installTool } from '../process/install-tool.ts';
import { explainFailure, runStep } from '../process/steps.ts';
import { mainPages, type StartStack } from './bench-stack.ts';
import { sendRequests } from './server.ts';
import { median, type Figure, type FigureId } from '../figures/speed-table.ts';

const indexablePages: Readonly<Record<string, string>> = {
  ...mainPages,
  'list, to rent': '/nl/te-huur/',
  projects: '/nl/nieuwbouw/',
  project: '/nl/nieuwbouw/mechelen/dijlehof/71/',
  'recently sold': '/nl/recent-verkocht/',
  'form, valuation': '/nl/gratis-schatting/',
  'form, alert': '/nl/zoekopdracht/',
  'form, newsletter': '/nl/nieuwsbrief/',
  content: '/nl/verkopen/',
  article: '/nl/werkwijze/zorgeloze-service/',
};

const runs = 5;

type Transfer = { resourceType: string; transferSize: number };

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items: Transfer[] } }>;
};

function readingOf({ categories, audits }: Report): Partial<Record<FigureId, number>> {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const sent = audits['network-requests']?.details?.items ?? [];
  const kilobytes = (type?: string) =>
    sent.reduce((sum, one) => sum + (!type || one.resourceType === type ? one.transferSize : 0), 0) / 1000;
  return {
    html: kilobytes('Document'),
    script: kilobytes('Script'),
    firstLoad: kilobytes(),
    requests: sent.length,
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: number('largest-contentful-paint') / 1000,
    cls: number('cumulative-layout-shift'),
    tbt: number('total-blocking-time'),
    // The packaged browser restores no page, so there the audit does not apply.
    restored: audits['bf-cache']?.score ?? Number.NaN,
  };
}

/** Chromium's headless shell aborts a page with `Referrer-Policy` under Lighthouse. No score depends on it. */
function withoutReferrerPolicy(site: string): Server {
  const { hostname, port, host } = new URL(site);
  return createServer(({ url, method, headers }, response) =>
    send({ hostname, port, path: url, method, headers: { ...headers, host } }, (received) => {
      delete received.headers['referrer-policy'];
      response.writeHead(received.statusCode ?? 502, received.headers);
      received.pipe(response);
    })
      .once('error', () => response.destroy())
      .end(),
  ).listen(0, '127.0.0.1');
}

/** Each run starts a browser, so that none finds what another stored. */
async function judge(tool: string, address: string, file: string): Promise<Report> {
  const { executablePath, args: flags, env } = findChromium();
  const args = [
    address,
    '--quiet',
    '--no-enable-error-reporting',
    '--disable-full-page-screenshot',
    `--chrome-flags=${flags.map((flag) => (flag.includes(' ') ? `'${flag}'` : flag)).join(' ')}`,
    '--output=json',
    `--output-path=${file}`,
  ];
  const step = { title: `judging ${address}`, script: path.join(tool, 'cli', 'index.js'), args };
  const outcome = await runStep({ ...step, env: { ...env, CHROME_PATH: executablePath } });
  if (!outcome.isGood) throw new Error(explainFailure(outcome));
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

/** Scores and bytes of every indexable kind of page on a slow telephone: the median of five runs. */
export async function* measureWithLighthouse(start: StartStack): AsyncGenerator<Figure> {
  const tool = installTool('scripts/bench/lighthouse');
  const { site, folder } = await start();
  const server = withoutReferrerPolicy(site);
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    for (const [name, page] of Object.entries(indexablePages)) {
      const [of = '', detail] = name.split(', ');
      // Makes the page popular, for the site compresses those best.
      await sendRequests(address + page, 6, 'Accept-Encoding=br');
      const readings = [];
      while (readings.length < runs)
        readings.push(readingOf(await judge(tool, address + page, path.join(folder, 'lighthouse.json'))));
      for (const id of Object.keys(readings[0] ?? {}) as FigureId[])
        yield { id, of, detail, value: median(readings.map((reading) => reading[id] ?? Number.NaN)) };
    }
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
