import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runTypegenGenerate } from '@sanity/codegen';
import { answerShapesText } from './answer-shapes.ts';
import { schemaText } from './compile.ts';

const root = dirname(import.meta.dirname);
const schemaPath = join(import.meta.dirname, 'generated', 'schema.json');
const contentPath = join(import.meta.dirname, 'generated', 'content.ts');
const answersPath = join(import.meta.dirname, 'generated', 'answers.json');

/**
 * Writes the types of the content model and of every query in `web/app` to `path`.
 *
 * @throws Error naming each query that cannot be typed.
 */
async function generateContentTypes(path: string): Promise<void> {
  const problems: string[] = [];
  await runTypegenGenerate({
    workDir: root,
    config: {
      formatGeneratedCode: 'prettier',
      generates: path,
      path: './web/app/**/*.{ts,tsx}',
      schema: schemaPath,
    },
    onProgress(event) {
      if (event.type === 'moduleEvaluated') problems.push(...event.errors);
      if (event.type === 'formatFailed') problems.push(event.message);
    },
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

function isStored(path: string, text: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8') === text;
}

async function isFresh(): Promise<boolean> {
  if (!isStored(schemaPath, schemaText())) return false;
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'generate-'));
  try {
    const path = join(folder, 'content.ts');
    await generateContentTypes(path);
    const contentTypes = readFileSync(path, 'utf8');
    return isStored(contentPath, contentTypes) && isStored(answersPath, answerShapesText(contentTypes));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function main(): Promise<void> {
  if (process.argv.includes('--check')) {
    if (await isFresh()) return;
    throw new Error('schemas/generated is older than the schemas or the queries: run npm run generate.');
  }
  mkdirSync(dirname(schemaPath), { recursive: true });
  if (!isStored(schemaPath, schemaText())) writeFileSync(schemaPath, schemaText());
  await generateContentTypes(contentPath);
  writeFileSync(answersPath, answerShapesText(readFileSync(contentPath, 'utf8')));
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
