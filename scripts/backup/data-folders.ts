import path from 'node:path';
import type { Settings } from '../settings/settings.ts';

/** The folders that a restore replaces, and the one in which it prepares that. */
export function dataFoldersOf({ environment, usesLake }: Pick<Settings, 'environment' | 'usesLake'>) {
  const { SITE_DATA_DIR: site = '', LAKE_DATA_DIR: lake = '' } = environment;
  return { data: path.dirname(path.resolve(site)), replaced: usesLake ? [site, lake] : [site] };
}
