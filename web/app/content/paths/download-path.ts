import { type DownloadKind, downloadTypes } from 'schemas/rules/files.ts';

type Download = { hash: string; kind: DownloadKind; name: string };

const address = new RegExp(
  `^/files/([0-9a-f]{40})/([a-z0-9-]{1,200})\\.(${Object.keys(downloadTypes).join('|')})$`,
);

export const downloadPath = ({ hash, kind, name }: Download) =>
  `/files/${hash}/${name.slice(0, 200)}.${kind}`;

export function readDownloadPath(pathname: string): Download | undefined {
  const [, hash, name, extension] = address.exec(pathname) ?? [];
  const kind = Object.keys(downloadTypes).find((each): each is DownloadKind => each === extension);
  return hash === undefined || name === undefined || !kind ? undefined : { hash, kind, name };
}
