import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium, findSecondBrowser } from '../../e2e/chromium.ts';

export type Seen = { paint: number; title: number; largest: number; shift: number };

type Entry = PerformanceEntry & { renderTime: number; value: number; hadRecentInput: boolean };

/** Runs in every page before its own script, so it uses nothing from outside itself. Times are epoch times. */
function watchPage(): void {
  const seen: Seen = { paint: NaN, title: NaN, largest: NaN, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, take: (entry: Entry) => void) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) take(entry);
    }).observe({ type, buffered: true });
  };
  const epoch = (time: number) => performance.timeOrigin + time;
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') seen.paint = epoch(startTime);
  });
  observe('element', ({ renderTime }) => {
    seen.title ||= epoch(renderTime);
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = epoch(startTime);
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  new MutationObserver((_, observer) => {
    const title = document.querySelector('h1');
    title?.setAttribute('elementtiming', 'title');
    if (title) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  // A restored page reports no paint: its first frame has passed when the second one begins.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    seen.shift = 0;
    requestAnimationFrame(() =>
      requestAnimationFrame((time) => {
        seen.paint = seen.title = seen.largest = epoch(time);
      }),
    );
  });
}

type Target = { targetId: string; type: string; subtype?: string };
type Message = {
  id?: number;
  method?: string;
  params: { sessionId: string; targetInfo: Target };
  result: unknown;
  error?: { message: string };
};

/** Without a second browser, the packaged one: it restores no page. */
function chooseBrowser() {
  const second = findSecondBrowser();
  const found = findChromium();
  return second ? { ...found, executablePath: second, env: {} } : found;
}

export type Command = readonly [method: string, params?: object];

type Options = {
  folder: string;
  flags: readonly string[];
  /** Sent to each page before it runs, prerendered ones included. */
  emulation: readonly Command[];
};

/** Watches the browser, for Chromium prerenders nothing for a page that is watched by itself, as Playwright does. */
export async function openTab({ folder, flags, emulation }: Options) {
  const profile = mkdtempSync(path.join(folder, 'profile-'));
  const { executablePath, args, env } = chooseBrowser();
  const own = ['--remote-debugging-port=0', `--user-data-dir=${profile}`, ...flags, 'about:blank'];
  const child = spawn(executablePath, [...args, ...own], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let address: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) break;
  }
  if (!address) throw new Error(`${executablePath} did not start.`);
  child.stderr.resume();
  const socket = new WebSocket(address);
  await once(socket, 'open');

  const prepare: readonly Command[] = [
    ['Page.enable'],
    ['Performance.enable'],
    ['Page.addScriptToEvaluateOnNewDocument', { source: `(${watchPage.toString()})()` }],
    ...emulation,
  ];
  const waiting = new Map<number, { sessionId: string | undefined; reply: PromiseWithResolvers<unknown> }>();
  const sessions = new Map<string, string>();
  let page = '';
  let count = 0;

  function send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    const reply = Promise.withResolvers<unknown>();
    waiting.set((count += 1), { sessionId, reply });
    socket.send(JSON.stringify({ id: count, method, params, sessionId }));
    return reply.promise as Promise<Result>;
  }

  function attach({ sessionId, targetInfo }: Message['params']): void {
    sessions.set(targetInfo.targetId, sessionId);
    const commands: readonly Command[] = targetInfo.type === 'page' ? prepare : [];
    for (const [method, params] of [...commands, ['Runtime.runIfWaitingForDebugger'] as Command])
      send(method, params, sessionId).catch(() => undefined);
    follow(targetInfo);
  }

  /** A prerendered page loses its subtype once it is shown. */
  function follow({ targetId, type, subtype }: Target): void {
    if (type === 'page' && !subtype) page = sessions.get(targetId) ?? page;
  }

  /** A page that another replaces answers nothing any more. */
  function abandon(gone: string): void {
    for (const [id, { sessionId, reply }] of waiting) {
      if (sessionId !== gone) continue;
      reply.reject(new Error('The page was replaced.'));
      waiting.delete(id);
    }
  }

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as Message;
    if (method === 'Target.attachedToTarget') attach(params);
    if (method === 'Target.targetInfoChanged') follow(params.targetInfo);
    if (method === 'Target.detachedFromTarget') abandon(params.sessionId);
    const { reply } = waiting.get(id ?? 0) ?? {};
    if (error) reply?.reject(new Error(error.message));
    else reply?.resolve(result);
    waiting.delete(id ?? 0);
  });
  const filter = [{ type: 'tab' }];
  const { targetInfos } = await send<{ targetInfos: Target[] }>('Target.getTargets', { filter });
  const targetId = targetInfos[0]?.targetId;
  const tab = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
  await send('Target.setDiscoverTargets', { discover: true });
  const pages = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
  await send('Target.setAutoAttach', pages, tab.sessionId);

  return {
    send: <Result>(method: string, params?: object) => send<Result>(method, params, page),
    async evaluate<Value>(expression: string): Promise<Value> {
      const options = { expression, returnByValue: true, awaitPromise: true };
      const reply = await send<{ result: { value: Value } }>('Runtime.evaluate', options, page);
      return reply.result.value;
    },
    async close(): Promise<void> {
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type Tab = Awaited<ReturnType<typeof openTab>>;
