export async function saveFile(response: Response, name: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Adds today's date, as in `leads-2026-11-21.csv`. */
export function datedName(name: string, extension: string): string {
  return `${name}-${new Date().toISOString().slice(0, 10)}.${extension}`;
}
