import type { Finding } from 'schemas/checks/checks.ts';
import {
  localizedValues,
  type PathSegment,
  pathText,
  type StoredDocument,
} from 'schemas/publication/localized-values.ts';

/** A message of the Studio's own validation. */
type Marker = { level: 'error' | 'warning' | 'info'; message: string; path: readonly unknown[] };

function segmentsOf(path: readonly unknown[]): PathSegment[] {
  return path.flatMap((segment): PathSegment[] => {
    if (typeof segment === 'string') return [segment];
    const key: unknown = Reflect.get(Object(segment) as object, '_key');
    return typeof key === 'string' ? [{ _key: key }] : [];
  });
}

/** The localized field around a path: the last with a title of its own. */
function fieldAround(document: StoredDocument, path: readonly PathSegment[]): readonly PathSegment[] {
  const text = pathText(path);
  const around = localizedValues(document).find((field) => text.startsWith(`${field.path}[`));
  return around?.segments ?? path;
}

/** Adds the errors for which the Studio itself would refuse to publish, once each. */
export function withMarkers(
  document: StoredDocument,
  findings: readonly Finding[],
  markers: readonly Marker[],
): Finding[] {
  const errors = markers
    .filter(({ level }) => level === 'error')
    .map(({ message, path }): Finding => {
      const segments = segmentsOf(path);
      const field = fieldAround(document, segments);
      return { check: 'required', level: 'error', message, field, path: segments, isBlocking: true };
    });
  const named = new Set(errors.map(({ path }) => pathText(path)));
  const isNamed = ({ check, path }: Finding) =>
    (check === 'required' || check === 'alternativeText') && named.has(pathText(path));
  return [...errors, ...findings.filter((finding) => !isNamed(finding))];
}
