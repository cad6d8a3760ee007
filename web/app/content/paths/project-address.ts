import type { PathTable } from './path-table.ts';
import { resolvePath } from './resolve-path.ts';
import { splitPath } from '../i18n/split-path.ts';

/** Tells a project from a property, also by a former path of the list of projects or its path in another language. */
export function isProjectAddress(table: PathTable, pathname: string): boolean {
  const { language, path } = splitPath(pathname, table.languages);
  if (path.startsWith('/project/')) return true;
  const list = resolvePath(table, `/${language ?? ''}/${path.split('/')[1] ?? ''}/`);
  const found = list.outcome === 'moved' ? resolvePath(table, list.to) : list;
  return found.outcome === 'page' && found.entry.kind === 'project-list';
}
