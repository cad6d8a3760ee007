/**
 * Takes the preview to an address of the site at once. Sanity only sends the page a message, which is lost while the
 * preview loads another page and for some seconds after that, because links of this site load whole pages.
 */
export function showInFrame(path: string): void {
  const frame = document.querySelector<HTMLIFrameElement>('iframe');
  if (frame) frame.src = new URL(path, frame.src).href;
}
