import type { AssetSource } from 'sanity';

/** Key of the name that `uploadWords` gives to Sanity's own list of pictures. */
export const newestPictures = 'asset-sources.newest-pictures.title';

/** Names Sanity's own list of pictures, which otherwise bears the name of the agency, beside the one of Media. */
export function namedSources(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.name === 'sanity-default' ? { ...source, i18nKey: newestPictures } : source,
  );
}
