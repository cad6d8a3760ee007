import { sibling } from '../fields/sibling.ts';

/** Files that visitors may download, with their media types. The site runs none of them. */
export const downloadTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
} as const;

export type DownloadKind = keyof typeof downloadTypes;

export const downloadOptions = {
  accept: Object.keys(downloadTypes)
    .map((kind) => `.${kind}`)
    .join(),
};

const isKind = (extension: string): extension is DownloadKind => Object.hasOwn(downloadTypes, extension);

/** Parses the id of a file's asset; undefined for a kind that the site does not serve. */
export function readFileReference(text: unknown): { hash: string; kind: DownloadKind } | undefined {
  const [, hash = '', extension = ''] =
    /^file-([0-9a-f]{40})-([a-z]{3,4})$/.exec(typeof text === 'string' ? text : '') ?? [];
  return isKind(extension) ? { hash, kind: extension } : undefined;
}

export function downloadableFile(value: unknown): true | string {
  const asset = sibling(sibling(value, 'asset'), '_ref');
  return (
    readFileReference(asset) !== undefined ||
    'Choose a file: PDF, Word (.docx), Excel (.xlsx), PowerPoint (.pptx) or OpenDocument.'
  );
}
