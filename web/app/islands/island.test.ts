import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');

/** Handlers, effects and state, which only run in a browser. */
const script =
  /\bon(Click|Change|Input|Submit|Focus|Blur|Toggle|Key|Pointer|Play|Pause|Load|Error|Scroll)\w*=\{|\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore|ActionData|Fetcher|Browser|Address)\b/;

/** A part of an island, and the reload of a preview that has ended. */
const known = ['layout/banner/use-banner-video.tsx', 'pages/page-view.tsx'];

function componentsWithScript(folder: string): string[] {
  const names = readdirSync(path.join(app, folder), { recursive: true, encoding: 'utf8' });
  return names
    .map((name) => path.posix.join(folder, name))
    .filter((file) => file.endsWith('.tsx') && !/\.test(-data)?\.tsx$/.test(file))
    .filter((file) => script.test(readFileSync(path.join(app, file), 'utf8')));
}

test('every component that runs script is an island', () => {
  const folders = ['layout/banner', 'cms', 'modules', 'pages', 'properties'];
  expect(folders.flatMap(componentsWithScript)).toEqual(known);
});
