/**
 * Navigates the preview immediately. Sanity's own message to the page is lost while a page loads, and links of this
 * site load whole pages.
 */
export function showInFrame(path: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe');
  if (frame) frame.src = new URL(path, frame.src).href;
}
