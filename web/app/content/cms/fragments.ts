/** Limited by the type generator, which follows arrow functions of one template only, called with a literal. */
export const localized = <Field extends string>(field: Field) =>
  `"${field}": coalesce(${field}[language == $language][0].value, ${field}[language == $defaultLanguage][0].value)` as const;

export const isUntranslated = <Field extends string>(field: Field) =>
  `"isUntranslated": !defined(${field}[language == $language][0].value)` as const;

/** Where a link leads: the page before the property, and both before the address. */
export const linkTarget = `"pageId": page._ref, property, url` as const;

/** Colour of the uncropped picture; null where parts of it are transparent. */
export const pictureColour =
  `"colour": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background)` as const;

export const localizedPicture = <Field extends string>(field: Field) =>
  `${field}{asset, hotspot, crop, ${pictureColour}, ${localized('alt')}}` as const;
