import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { liveModules } from './still-page.ts';

const app = path.join(import.meta.dirname, '..');

/** What only runs in a browser: handlers, effects and state. */
const script =
  /\bon(Click|Change|Input|Submit|Focus|Blur|Toggle|Key|Pointer|Play|Pause|Load|Error|Scroll)\w*=\{|\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionData|Fetcher|Browser)\b|form-frame\.tsx/;

/** Parts of pages with script, each of which makes its page live by itself; the boundary only answers to errors. */
const known = [
  'banner/banner-media.tsx',
  'banner/use-banner-video.tsx',
  'pages/page-body.tsx',
  'pages/property-page.tsx',
];

function componentsWithScript(folder: string): string[] {
  const names = readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file.endsWith('.tsx') && !/\.test(-data)?\.tsx$/.test(file))
    .filter((file) => script.test(readFileSync(path.join(app, file), 'utf8')));
}

test('no part of a still page runs script', () => {
  const found = ['banner', 'cms', 'modules', 'pages', 'properties', 'search'].flatMap(componentsWithScript);
  const live = [...liveModules].map((type) =>
    type
      .replace(/Module$/, '')
      .replace(/[A-Z]/g, '-$&')
      .toLowerCase(),
  );
  const unexpected = found.filter(
    (file) => !known.includes(file) && !live.some((name) => file.startsWith(`modules/${name}/`)),
  );
  expect(unexpected).toEqual([]);
});
