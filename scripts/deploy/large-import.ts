import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Sentences that forbid a deployment while the last import is too large for a build (decision 42): its properties would
 * have to be loaded into the database of the target, which no tool of the platform does in transactions.
 */
export function largeImportIn(dataFolder: string): string[] {
  const file = path.join(dataFolder, 'properties.jsonl');
  if (!existsSync(file)) return [];
  return [`${file} holds more properties than a build, and nothing loads them into a hosted database.`];
}
