import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const lock = JSON.stringify({
  packages: {
    '': { name: 'site' },
    web: { name: 'web' },
    'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/other-platform': { version: '1.0.0', integrity: 'sha512-b', os: ['sunos'] },
  },
});
const installed = JSON.stringify({
  packages: { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } },
});
const install = `
  require('node:fs').mkdirSync('node_modules', { recursive: true });
  require('node:fs').writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(installed)});
`;

type Run = { code: number | null; output: string };

/** A checkout of its own with a stand-in for npm, and a function that runs a script in it as npm would. */
function makeCheckout(npm: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'run-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const file of ['run.mjs', 'exit-with-parent.mjs']) {
    cpSync(path.join(import.meta.dirname, file), path.join(root, 'scripts', file));
  }
  write('package-lock.json', lock);
  write('npm.js', npm);
  const startFile = (...words: string[]) =>
    spawn(process.execPath, ['scripts/run.mjs', ...words], {
      cwd: root,
      env: { PATH: process.env.PATH, npm_execpath: path.join(root, 'npm.js') },
    });
  const start = (script: string, ...args: string[]) => {
    write('script.mjs', script);
    return startFile('script.mjs', ...args);
  };
  const result = async (child: ReturnType<typeof startFile>): Promise<Run> => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output };
  };
  const run = (script: string, ...args: string[]) => result(start(script, ...args));
  const runFile = (file: string) => result(startFile(file));
  return { root, write, start, run, runFile };
}

test('a bare clone installs first, then runs the script with its arguments and exit code', async () => {
  const { run } = makeCheckout(`${install} console.log(process.argv.slice(2).join(' '));`);
  const { code, output } = await run(
    'console.log(process.argv.slice(2)); process.exitCode = 7;',
    'a b',
    '--c',
  );
  expect(output).toContain('Installing the packages');
  expect(output).toContain("[ 'a b', '--c' ]");
  expect(code).toBe(7);
});

test('npm start installs the packages of the workspaces only, and other commands add the rest', async () => {
  const one = { version: '1.0.0', integrity: 'sha512-a' };
  const ofWorkspaces = {
    '': { workspaces: ['web'], devDependencies: { tool: '1.0.0' } },
    web: { dependencies: { one: '1.0.0' }, devDependencies: { nested: '1.0.0' } },
    'node_modules/one': { ...one, peerDependencies: { peer: '1.0.0', absent: '1.0.0' } },
    'node_modules/peer': one,
    'web/node_modules/nested': { ...one, dependencies: { peer: '1.0.0' } },
  };
  const all = { ...ofWorkspaces, 'node_modules/tool': { version: '1.0.0', integrity: 'sha512-c' } };
  const npm = `
    const { mkdirSync, writeFileSync, appendFileSync } = require('node:fs');
    const words = process.argv.slice(2);
    appendFileSync('npm-words', words.slice(0, 2).join(' ') + ';');
    mkdirSync('node_modules', { recursive: true });
    const packages = words.includes('--workspaces') ? ${JSON.stringify(ofWorkspaces)} : ${JSON.stringify(all)};
    writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
  `;
  const { root, write, run, runFile } = makeCheckout(npm);
  write('package-lock.json', JSON.stringify({ packages: all }));
  write('scripts/start.ts', '');
  const npmWords = () => readFileSync(path.join(root, 'npm-words'), 'utf8');
  expect((await runFile('scripts/start.ts')).code).toBe(0);
  expect((await runFile('scripts/start.ts')).code).toBe(0);
  expect(npmWords()).toBe('ci --workspaces;');
  expect((await run('')).code).toBe(0);
  expect(npmWords()).toBe('ci --workspaces;install --no-save;');
});

test('a package missing below a workspace is installed', async () => {
  const nested = { 'studio/node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } };
  const { root, write, run } = makeCheckout(`
    require('node:fs').writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(JSON.stringify({ packages: nested }))});
    require('node:fs').writeFileSync('called', '');
  `);
  write('package-lock.json', JSON.stringify({ packages: { studio: {}, ...nested } }));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  expect((await run('')).code).toBe(0);
  expect(existsSync(path.join(root, 'called'))).toBe(true);
});

test('what is installed already is not installed again, packages of other platforms aside', async () => {
  const { write, run } = makeCheckout('process.exit(1);');
  write('node_modules/.package-lock.json', installed);
  expect(await run('console.log("ran");')).toEqual({ code: 0, output: 'ran\n' });
});

test('a lockfile that changed since the last installation is installed', async () => {
  const { root, write, run } = makeCheckout(`${install} require('node:fs').writeFileSync('called', '');`);
  write('node_modules/.package-lock.json', installed.replace('1.0.0', '0.9.0'));
  expect((await run('')).code).toBe(0);
  expect(existsSync(path.join(root, 'called'))).toBe(true);
});

const failures: [name: string, npm: string, sentence: string][] = [
  ['no registry', 'npm error code ECONNREFUSED', 'the npm registry cannot be reached'],
  ['a folder it may not write to', 'npm error code EACCES', 'this folder may not be written to'],
  ['another reason of npm', 'npm error code EX\nnpm error Something odd.', 'Something odd.'],
];

test.for(failures)('%s: one sentence and a failure', async ([, words, reason]) => {
  const { run } = makeCheckout(`console.error(${JSON.stringify(words)}); process.exitCode = 1;`);
  const { code, output } = await run('console.log("ran");');
  expect(code).toBe(1);
  expect(output.trim().split('\n').slice(1)).toEqual([
    expect.stringMatching(`^Installing the packages failed: ${reason} .*install\\.log\\)\\.$`),
  ]);
});

test('a full disk ends the installation at once, even where npm would go on', async () => {
  const { run } = makeCheckout(`console.error('ENOSPC: no space left'); setInterval(() => {}, 1000);`);
  const { code, output } = await run('console.log("ran");');
  expect(code).toBe(1);
  expect(output).toContain('Installing the packages failed: the disk is full');
});

test('a damaged lockfile is named', async () => {
  const { write, run } = makeCheckout('');
  write('package-lock.json', '{');
  const { code, output } = await run('');
  expect(code).toBe(1);
  expect(output).toMatch(/^package-lock\.json is missing or damaged: [^\n]+\n$/);
});

test('a signal reaches the script, whose end is ours', async () => {
  const { write, start } = makeCheckout('');
  write('node_modules/.package-lock.json', installed);
  const child = start(`
    process.on('SIGTERM', () => process.exit(5));
    setInterval(() => {}, 1000);
    console.log('up');
  `);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([5, null]);
});

test('a script whose starter was killed outright is told to stop', async () => {
  const { write, start } = makeCheckout('');
  write('node_modules/.package-lock.json', installed);
  const child = start(`
    process.on('SIGTERM', () => { console.log('told'); process.exit(); });
    setInterval(() => {}, 1000);
    console.log('up');
  `);
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  const [last] = (await once(child.stdout, 'data')) as [Buffer];
  expect(last.toString()).toBe('told\n');
});
