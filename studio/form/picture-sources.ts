import { pictureFiles } from 'schemas/rules/pictures.ts';
import { defineLocaleResourceBundle, type AssetSource } from 'sanity';
import { sanityLocale } from '../locale/sanity-words.ts';
import { inStaffLanguage, say } from '../locale/say.ts';

/** Key of the name that `uploadWords` gives to Sanity's own list of pictures. */
export const newestPictures = 'asset-sources.newest-pictures.title';

const hint = inStaffLanguage(`Use ${pictureFiles}`);
const refusal = say('This file cannot be used');

/** Replaces Sanity's words for a refused upload, which send an editor to the browser's console. */
export const uploadWords = defineLocaleResourceBundle({
  locale: sanityLocale,
  namespace: 'studio',
  resources: {
    [newestPictures]: say('Newest pictures'),
    'asset-sources.common.uploader.upload-failed.description': hint,
    'asset-sources.common.uploader.upload-failed.title': refusal,
    'inputs.image.upload-error.description': hint,
    'inputs.image.upload-error.title': refusal,
    'inputs.image.drag-overlay.cannot-upload-here': hint,
    'inputs.files.common.placeholder.cannot-upload-some-files_one': hint,
    'inputs.files.common.placeholder.cannot-upload-some-files_other': hint,
  },
});

/** Names Sanity's own list of pictures, beside that of Media; it would otherwise bear the agency's name. */
export function namedSources(sources: AssetSource[]): AssetSource[] {
  return sources.map((source) =>
    source.name === 'sanity-default' ? { ...source, i18nKey: newestPictures } : source,
  );
}
