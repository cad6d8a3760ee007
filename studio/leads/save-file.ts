/** Puts an answer of the site into the reader's downloads. */
export async function saveFile(answer: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** A name for a file of today, such as `leads-2026-11-21.csv`. */
export function datedName(name: string, extension: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
}
