import { readFileReference } from 'schemas/rules/files.ts';
import type { ModuleOf } from '../../../content/cms/content.ts';
import { localized } from '../../../content/cms/fragments.ts';
import { downloadPath } from '../../../content/paths/media-path.ts';
import { formatFileSize } from '../../../forms/definition/upload-limits.ts';
import { slugify } from '../../../properties/text/slug.ts';
import type { ModuleContext } from '../module-contract.ts';

export const downloadsProjection = `_type == "downloadsModule" => {
  "source": files[]{_key, ${localized('title')}, "file": file.asset._ref, "size": file.asset->size}
}` as const;

/** Leaves out files without a title or of a kind that the site does not serve. */
export function loadDownloads({ source }: ModuleOf<'downloadsModule'>, { language }: ModuleContext) {
  const files = source?.flatMap(({ _key, title, file, size }) => {
    const found = readFileReference(file);
    if (!found || !title) return [];
    const kind = found.kind.toUpperCase();
    return {
      key: _key,
      title,
      href: downloadPath({ ...found, name: slugify(title) }),
      about: size ? `${kind} · ${formatFileSize(size, language)}` : kind,
    };
  });
  return { files: files ?? [] };
}
