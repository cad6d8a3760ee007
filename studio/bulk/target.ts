import { pathText, type StoredDocument } from 'schemas/publication/localized-values.ts';
import type { Revised, Versions } from '../content/versions.ts';
import type { Status } from '../content/visibility.ts';

export type Page = Versions<Revised>;

/** A page or article, or one of its modules. */
export type Target = { id: string; moduleKey?: string };

export function keyOf({ id, moduleKey }: Target): string {
  return moduleKey === undefined ? id : `${id} ${moduleKey}`;
}

type Module = { _key: string; status?: string };

function modulesOf(document: StoredDocument | undefined): Module[] {
  return Array.isArray(document?.modules) ? (document.modules as Module[]) : [];
}

function statusPath({ moduleKey }: Target): string {
  return moduleKey === undefined ? 'status' : pathText(['modules', { _key: moduleKey }, 'status']);
}

/** Leaves out modules that this version of the page does not have. */
function within(document: StoredDocument, targets: readonly Target[]): Target[] {
  const keys = new Set(modulesOf(document).map(({ _key }) => _key));
  return targets.filter(({ moduleKey }) => moduleKey === undefined || keys.has(moduleKey));
}

/** The fields of a patch; empty for a version that has none of the targets. */
export function statusFields(
  document: StoredDocument,
  targets: readonly Target[],
  status: Status,
): Record<string, Status> {
  return Object.fromEntries(within(document, targets).map((target) => [statusPath(target), status]));
}

/** The document as the patch of `statusFields` would leave it, to be checked beforehand. */
export function withStatus(document: Revised, targets: readonly Target[], status: Status): Revised {
  const keys = new Set(targets.map(({ moduleKey }) => moduleKey));
  const modules = modulesOf(document).map((module) =>
    keys.has(module._key) ? { ...module, status } : module,
  );
  return {
    ...document,
    ...(keys.has(undefined) && { status }),
    ...(modules.length > 0 && { modules }),
  };
}
