const queries = [
  '?preview',
  '?preview=true',
  '?preview=1',
  '?PREVIEW=TRUE',
  '?mode=preview',
  '?preview=drafts&perspective=drafts',
  '?perspective=previewDrafts',
  '?sanity-preview-perspective=drafts',
  '?sanity-preview-perspective=previewDrafts',
  '?sanity-preview-perspective=raw',
  '?sanity-preview-secret=abc',
  '?sanity-preview-secret=abc&sanity-preview-pathname=/nl/preview-example/',
  '?sanity-preview-pathname=/nl/preview-example/',
  '?preview=true&showsDrafts=true',
  '?$showsDrafts=true&preview',
  '?preview&id=drafts.page-preview-example',
  '?preview&_routes=routes%2Fpage',
  '?preview=%7B%22kind%22%3A%22studio%22%7D',
  '?secret=preview&slug=preview-example',
  '?preview=preview&preview=drafts',
];
const others = [
  '/preview',
  '/preview/',
  '/Preview/nl/preview-example/',
  '/preview/nl/preview-example/',
  '/nl/preview/preview-example/',
  '/nl/preview-example/preview/',
  '/nl/preview-example.preview/',
  '/nl/preview-example/;preview=true',
  '/nl/preview-example/%3Fpreview=true',
  '/nl/preview-example.data?preview',
  '/nl/preview-example/.data?preview',
  '/api/preview?slug=preview-example',
  '/api/draft?preview=true',
  '/preview/enable',
  '/preview/enable?sanity-preview-secret=&sanity-preview-pathname=/nl/preview-example/',
  '/preview/enable?sanity-preview-secret=guess&sanity-preview-pathname=/nl/preview-example/',
  '/preview/disable',
  '/preview/share/page-preview-example?secret=guess',
  '/preview/share/00000000-0000-4000-8000-000000000000?secret=guess',
  '/preview/share/drafts.page-preview-example',
];

/** 40 addresses with the word preview, as an attacker would guess them to see a draft of the page at `path`. */
export function previewGuesses(path: string): string[] {
  return [...queries.map((query) => `${path}${query}`), ...others];
}
