import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createServices } from './services.ts';

/** A script of a few lines, run as a service. */
function makeScript(text: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'services-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = path.join(folder, 'service.mjs');
  writeFileSync(script, text);
  return script;
}

const lasting =
  'setInterval(() => {}, 1000); console.log(`lake ready at http://localhost:1 ${process.pid}`);';

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

test('a service is started once it says that it is ready, and has ended when stop returns', async () => {
  const services = createServices(
    () => undefined,
    () => undefined,
  );
  const id = await services.start({ name: 'lake', script: makeScript(lasting), env: {} });
  expect(isRunning(id)).toBe(true);
  await services.stop();
  expect(isRunning(id)).toBe(false);
});

test('a service that ends before it is ready fails with a sentence, after its words were shown', async () => {
  const lines: string[] = [];
  const services = createServices(
    (line) => lines.push(line),
    () => undefined,
  );
  const script = makeScript('console.error("Port 1 is taken."); process.exitCode = 3;');
  await expect(services.start({ name: 'site', script, env: {} })).rejects.toThrow(
    'The site stopped with exit code 3 before it was ready.',
  );
  await services.stop();
  expect(lines).toEqual(['site | Port 1 is taken.']);
});

test('a service that is lost later is named', async () => {
  const lost = Promise.withResolvers<string>();
  const services = createServices(() => undefined, lost.resolve);
  const id = await services.start({ name: 'lake', script: makeScript(lasting), env: {} });
  process.kill(id, 'SIGKILL');
  expect(await lost.promise).toBe('The lake was ended by SIGKILL.');
  await services.stop();
});

test('what a service started itself does not outlive it', async () => {
  const started = Promise.withResolvers<string>();
  const services = createServices(started.resolve, () => undefined);
  // Accepts nothing, so that the connection is reset.
  const listener = `const server = require('node:net').createServer().listen(0, () => {
    console.log(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;
  const script = makeScript(`
    import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', ${JSON.stringify(listener)}], { stdio: 'inherit' });
    console.log('site ready at http://localhost:1');
  `);
  await services.start({ name: 'site', script, env: {} });
  const connection = connect(Number(/\d+$/.exec(await started.promise)?.[0]));
  connection.on('error', () => undefined);
  await once(connection, 'connect');
  const closed = new Promise((resolve) => connection.once('close', resolve));
  await services.stop();
  await closed;
  expect(connection.destroyed).toBe(true);
});

test('a process goes on when nobody can read its output any more', async () => {
  const services = JSON.stringify(path.join(import.meta.dirname, 'services.ts'));
  const script = makeScript(`
    import { outliveOutput } from ${services};
    outliveOutput();
    process.once('message', () => {
      const failed = [process.stdout, process.stderr].map((output) => new Promise((resolve) => output.write('x', resolve)));
      Promise.all(failed).then(([error]) => setImmediate(() => process.send(error.code, () => process.exit(7))));
    });
    process.send('ready');
  `);
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  await once(child, 'message');
  for (const output of [child.stdout, child.stderr]) output?.destroy();
  child.send('write');
  expect(await once(child, 'message')).toContain('EPIPE');
  expect(await once(child, 'exit')).toEqual([7, null]);
});
