import { extractText, getDocumentProxy } from 'unpdf';

/** The words of each page of a PDF. */
export async function readPdf(file: Uint8Array): Promise<string[]> {
  const { text }: { text: string[] } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: false,
  });
  return text.map((words) => words.replace(/\s+/g, ' '));
}
