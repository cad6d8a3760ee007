import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Environment } from '../settings/settings.ts';

export type Chromium = { executablePath: string; env: Environment; args: string[] };

/** Keeps the browser off the network: outside names do not resolve. */
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1',
];

const systemPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const fontsConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>
`;

/** The packages hold a browser for no other machine. */
const hasPackaged = process.platform === 'linux' && process.arch === 'x64';

const unpack = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;

function unpackInto(folder: string): void {
  console.log('Unpacking the browser for the tests; this happens once.');
  mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  // The package unpacks the system libraries that a bare image lacks only on Lambda.
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  execFileSync(process.execPath, ['-e', unpack], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontsConfiguration(path.join(folder, 'fonts')));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function findPackaged(): Chromium {
  const manifest = path.join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = path.join(root, '.cache', 'chromium', version);
  if (!existsSync(folder)) unpackInto(folder);
  const libraries = path.join(folder, 'al2023', 'lib');
  return {
    executablePath: path.join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      ...(existsSync('/etc/fonts') ? {} : { FONTCONFIG_FILE: path.join(folder, 'fonts.conf') }),
    },
    args,
  };
}

/**
 * The browser that CHROME names, else the pinned one, so that tests meet the same everywhere, else one of the system.
 * @throws Error whose message is shown to the user, when CHROME names nothing or no browser fits
 */
export function findChromium(): Chromium {
  const named = process.env.CHROME;
  if (named && !existsSync(named)) throw new Error(`CHROME names "${named}", but there is no such file.`);
  if (!named && hasPackaged) return findPackaged();
  const executablePath = named ?? findInstalled();
  if (executablePath) return { executablePath, env: {}, args };
  throw new Error('No Chromium found: install it, or name one in the environment variable CHROME.');
}

/** The one that CHROME names, else one of the system; none without a packaged one, as all tests run in it anyway. */
export function findSecondBrowser(): string | undefined {
  return hasPackaged ? process.env.CHROME || findInstalled() : undefined;
}

function findInstalled(): string | undefined {
  return systemPlaces.find((place) => existsSync(place));
}
