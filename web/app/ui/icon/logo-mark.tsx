import file from '../../../../seed/sample/public/favicon.svg?raw';

const [, drawing = ''] = /<svg[^>]*>(.*)<\/svg>/s.exec(file) ?? [];
const mark = drawing.replaceAll(/fill="#[0-9a-f]+"/gi, 'fill="currentColor"');

export function LogoMark() {
  return <svg viewBox="0 0 32 32" aria-hidden="true" dangerouslySetInnerHTML={{ __html: mark }} />;
}
