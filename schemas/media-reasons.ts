/** Why a picture or a document of a record was not copied. */
export const mediaReasons = {
  address: 'is not at a public https address',
  status: 'cannot be fetched: its server answers {1}',
  silent: 'cannot be fetched: its server does not answer',
  slow: 'takes longer than {1} seconds to arrive',
  detours: 'leads from one address to the next more than {1} times',
  empty: 'is an empty file',
  cut: 'does not arrive whole',
  large: 'is larger than {1} MB',
  noPicture: 'is no picture in JPEG, PNG, WebP, AVIF or HEIC',
  pixels: 'has {1} × {2} pixels, which is too small or too large a picture',
  unreadable: 'is a picture that cannot be read',
  twice: 'is the same picture as {1}',
  noDocument: 'is no document in PDF, JPEG or PNG',
} as const;
