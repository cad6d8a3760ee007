import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');

/** What only runs in a browser: handlers, effects and state. */
const script =
  /\bon(Click|Change|Input|Submit|Focus|Blur|Toggle|Key|Pointer|Play|Pause|Load|Error|Scroll)\w*=\{|\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionData|Fetcher|Browser|Address)\b/;

/** A part of a live part, and what only answers to a preview that has ended. */
const known = ['layout/banner/use-banner-video.tsx', 'pages/page-body.tsx'];

function componentsWithScript(folder: string): string[] {
  const names = readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file.endsWith('.tsx') && !/\.test(-data)?\.tsx$/.test(file))
    .filter((file) => script.test(readFileSync(path.join(app, file), 'utf8')));
}

test('whatever runs script on a page is a live part', () => {
  const folders = ['layout/banner', 'cms', 'modules', 'pages', 'properties', 'search'];
  expect(folders.flatMap(componentsWithScript)).toEqual(known);
});
