/** Octets, of which RFC 5545 allows 75 in a line. */
const longestLine = 73;

export function calendarFile(lines: readonly string[]): string {
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`;
}

/** Such as `20261125T090000Z`. */
export function calendarTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

export function calendarText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Continues a long line after a space, without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let size = 0;
  return Array.from(line, (character) => {
    const length = encoder.encode(character).byteLength;
    const breaks = size + length > longestLine;
    size = breaks ? length + 1 : size + length;
    return breaks ? `\r\n ${character}` : character;
  }).join('');
}
