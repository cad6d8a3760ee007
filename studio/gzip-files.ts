import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Writes `app.js.gz` beside `app.js`, for servers that send precompressed files. */
export function gzipFiles(folder: string): void {
  for (const name of globSync('**/*.{css,html,js,json,svg}', { cwd: folder })) {
    const file = join(folder, name);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
  }
}
