/** Limited by the type generator, which follows arrow functions of one template only, called with a literal. */
export const localized = <Field extends string>(field: Field) =>
  `"${field}": coalesce(${field}[language == $language][0].value, ${field}[language == $defaultLanguage][0].value)` as const;

/** Of a whole picture. */
export const pictureColour =
  `"colour": select(asset->metadata.isOpaque => asset->metadata.palette.dominant.background)` as const;

export const localizedPicture = <Field extends string>(field: Field) =>
  `${field}{asset, hotspot, crop, ${pictureColour}, ${localized('alt')}}` as const;
