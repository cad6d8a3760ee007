import { Island } from '../../islands/island.tsx';
import { BackSheet } from './back-sheet.tsx';
import { FrontSheet } from './front-sheet.tsx';
import type { PropertyPrintData } from './load-property-print.server.ts';
import { PrintButton } from './print-button.tsx';

/** A property as two sheets of A4. */
export function PropertyPrint({ print }: { print: PropertyPrintData }) {
  const { page, words } = print;
  return (
    <div className="print-view">
      <header className="print-tools">
        <a href={page.path}>{words.back}</a>
        <Island name="printButton" component={PrintButton} props={{ label: words.print, how: words.how }} />
      </header>
      <main className="sheets">
        <FrontSheet print={print} />
        <BackSheet print={print} />
      </main>
    </div>
  );
}
