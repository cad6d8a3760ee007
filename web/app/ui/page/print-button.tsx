import { useBrowser } from '../browser/use-browser.ts';

type PrintButtonProps = { label: string; how: string };

export function PrintButton({ label, how }: PrintButtonProps) {
  const isBrowser = useBrowser();
  return (
    <>
      <p className="flex min-h-12 grow basis-72 items-center text-muted">{how}</p>
      {isBrowser && (
        <button type="button" className="button" onClick={() => window.print()}>
          {label}
        </button>
      )}
    </>
  );
}
