// Runs before anything is installed, on any Node from 20: installs what package-lock.json says, then runs
// the given script under the Node pinned there. Limited to plain JavaScript and Node's own modules for that reason.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const log = path.join(root, '.cache', 'install.log');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Places in the lockfile of all packages that the workspaces need, found as Node finds them: nearest first. */
function placesForWorkspaces(packages) {
  const workspaces = Object.keys(packages).filter((place) => place && !place.includes('node_modules/'));
  const places = new Set(workspaces);
  for (const place of places) {
    const { dependencies, optionalDependencies, peerDependencies, devDependencies } = packages[place];
    const tools = workspaces.includes(place) ? devDependencies : {};
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
      ...tools,
    })) {
      let from = `${place}/`;
      while (from && !packages[`${from}node_modules/${name}`])
        from = from.slice(0, Math.max(0, from.lastIndexOf('node_modules/', from.length - 2)));
      if (packages[`${from}node_modules/${name}`]) places.add(`${from}node_modules/${name}`);
    }
  }
  return places;
}

/** Compares with npm's record in node_modules, where packages of other platforms are rightly absent. */
function isInstalled(onlyWorkspaces) {
  const wanted = readPackages('package-lock.json');
  if (!wanted)
    stop('package-lock.json is missing or damaged: restore it with "git checkout package-lock.json".');
  const present = readPackages('node_modules/.package-lock.json');
  if (!present) return false;
  const places = onlyWorkspaces ? [...placesForWorkspaces(wanted)] : Object.keys(wanted);
  return places.every((place) => {
    if (!place.includes('node_modules/')) return true;
    const { version, integrity, optional, os, cpu } = wanted[place];
    const found = present[place];
    if (!found) return Boolean(optional || os || cpu);
    return found.version === version && found.integrity === integrity;
  });
}

function reasonOf(output) {
  if (/ENOSPC/.test(output)) return 'the disk is full';
  if (/EACCES|EPERM/.test(output)) return 'this folder may not be written to';
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(output))
    return 'the npm registry cannot be reached';
  const line = /npm (?:error|ERR!) (?!code )(.+)/.exec(output);
  return line ? line[1] : 'npm gave no reason';
}

function keepLog(output) {
  try {
    mkdirSync(path.dirname(log), { recursive: true });
    writeFileSync(log, output);
    return ` (all of npm's output: ${path.relative(root, log)})`;
  } catch {
    return '';
  }
}

/** Adds to what the workspaces have without removing it first, because a running site may be using it. */
function npmWords(onlyWorkspaces) {
  if (onlyWorkspaces) return ['ci', '--workspaces'];
  return isInstalled(true) ? ['install', '--no-save'] : ['ci'];
}

async function install(onlyWorkspaces) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log('Installing the packages of package-lock.json; the first time takes about a minute.');
  const progress = setInterval(() => console.log(`  still installing packages … ${seconds()} s`), 5000);
  const cli = process.env.npm_execpath;
  const words = [
    ...npmWords(onlyWorkspaces),
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=warn',
  ];
  const npm = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...words], { cwd: root })
    : spawn('npm', words, { cwd: root, shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      // npm continues for minutes on a full disk, and may even report success.
      if (/ENOSPC/.test(chunk)) npm.kill();
    });
  }
  const passOn = forward(npm);
  const code = await new Promise((resolve) => {
    npm.on('error', (error) => {
      output += error.code === 'ENOENT' ? 'npm error npm itself was not found' : String(error);
      resolve(1);
    });
    npm.on('close', (status, signal) => resolve(signal ? 128 + constants.signals[signal] : status));
  });
  passOn.end();
  clearInterval(progress);
  if (passOn.signal) process.exit(128 + constants.signals[passOn.signal]);
  if (code !== 0 || !isInstalled(onlyWorkspaces))
    stop(`Installing the packages failed: ${reasonOf(output)}${keepLog(output)}.`);
  console.log(`  packages installed in ${seconds()} s`);
}

/** Finds the process id of npm behind a shell, because that shell outlives a killed npm. */
function findNpm() {
  if (!process.env.npm_lifecycle_event) return undefined;
  try {
    const [, name, parent] = /\((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'));
    return /^(sh|dash|bash|zsh|ash)$/.test(name) ? Number(parent) : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(id) {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

function forward(child) {
  const state = { signal: undefined, end };
  const send = (signal) => {
    state.signal = signal;
    child.kill(signal);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, send);
  const starter = { parent: process.ppid, npm: findNpm() };
  const watch = setInterval(() => {
    if (process.ppid === starter.parent && (!starter.npm || isRunning(starter.npm))) return;
    clearInterval(watch);
    send('SIGTERM');
  }, 500);
  function end() {
    clearInterval(watch);
    for (const signal of signals) process.off(signal, send);
  }
  return state;
}

function findNode() {
  const { platform, arch, versions } = process;
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  const pinned = path.join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major, minor] = versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return stop(
    `There is no packaged Node for ${platform} ${arch}: please run this with Node 22.18 or newer (here: ${versions.node}).`,
  );
}

const [script, ...words] = process.argv.slice(2);
if (!script) stop('Usage: node scripts/run.mjs <script> [arguments]');
// The sample site runs without the root's own packages, which are the tools of checks and tests.
const onlyWorkspaces = script === 'scripts/start.ts';
if (!isInstalled(onlyWorkspaces)) await install(onlyWorkspaces);

const node = findNode();
const follow = pathToFileURL(path.join(root, 'scripts', 'exit-with-parent.mjs')).href;
const child = spawn(node, [path.resolve(root, script), ...words], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [path.dirname(node), process.env.PATH].join(path.delimiter),
    NODE_OPTIONS:
      `${process.env.NODE_OPTIONS ?? ''} --disable-warning=ExperimentalWarning --import=${follow}`.trim(),
  },
});
const passOn = forward(child);
child.on('error', (error) => stop(`${script} could not be started: ${error.message}.`));
child.on('exit', (code, signal) => {
  passOn.end();
  process.exitCode = signal ? 128 + constants.signals[signal] : code;
});
