import { pictureFiles } from 'schemas/rules/pictures.ts';
import { defineLocaleResourceBundle } from 'sanity';

const hint = `Use ${pictureFiles}`;

/** Replaces Sanity's words for a refused upload, which send an editor to the console of the browser. */
export const uploadWords = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  resources: {
    'asset-sources.common.uploader.upload-failed.description': hint,
    'asset-sources.common.uploader.upload-failed.title': 'This file cannot be used',
    'inputs.image.upload-error.description': hint,
    'inputs.image.upload-error.title': 'This file cannot be used',
    'inputs.image.drag-overlay.cannot-upload-here': hint,
    'inputs.files.common.placeholder.cannot-upload-some-files_one': hint,
    'inputs.files.common.placeholder.cannot-upload-some-files_other': hint,
  },
});
