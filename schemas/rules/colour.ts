/** A colour as the theme and the top bar store it: six hexadecimal digits. */
export const colourPattern = /^#[\da-f]{6}$/i;
