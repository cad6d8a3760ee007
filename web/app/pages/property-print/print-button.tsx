import { useBrowser } from '../../ui/browser/use-browser.ts';

type PrintButtonProps = { label: string; how: string };

/** Tells how to print, and adds a button where scripts run. */
export function PrintButton({ label, how }: PrintButtonProps) {
  const isBrowser = useBrowser();
  return (
    <>
      <p>{how}</p>
      {isBrowser && (
        <button type="button" className="button" onClick={() => window.print()}>
          {label}
        </button>
      )}
    </>
  );
}
