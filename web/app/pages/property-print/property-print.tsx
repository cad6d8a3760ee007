import { Island } from '../../islands/island.tsx';
import { BackSheet } from './back-sheet.tsx';
import { FrontSheet } from './front-sheet.tsx';
import type { PropertyPrintData } from './load-property-print.server.ts';
import { PrintButton } from '../../ui/page/print-button.tsx';

export function PropertyPrint({ print }: { print: PropertyPrintData }) {
  const { page, words } = print;
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-8 gap-y-3 border-b border-line bg-raised px-gutter py-3 text-sm print:hidden">
        <a href={page.path} className="py-1 font-semibold">
          {words.back}
        </a>
        <Island name="printButton" component={PrintButton} props={{ label: words.print, how: words.how }} />
      </header>
      <main className="sheets grid grid-cols-1 gap-6 bg-surface py-6">
        <FrontSheet print={print} />
        <BackSheet print={print} />
      </main>
    </>
  );
}
