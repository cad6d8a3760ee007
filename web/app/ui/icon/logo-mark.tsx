import file from '../../../../seed/sample/public/favicon.svg?raw';

const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
const mark = drawing.replaceAll(/fill="#[0-9a-f]+"/gi, 'fill="currentColor"');

/** The agency's mark, which its browser tab shows too, in the colour of the words beside it. */
export function LogoMark() {
  return <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}
