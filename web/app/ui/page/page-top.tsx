import { createContext, useContext } from 'react';

/** Names the element that ends what a visitor sees first; the browser draws nothing before it. */
export const pageTopEndId = 'top-end';

const LateSheetContext = createContext<string | undefined>(undefined);

/** The address of the style sheet of what no page begins with. */
export const LateSheetProvider = LateSheetContext.Provider;

/** Part of `PageTopEnd`; by itself where a page marks the end in another way, or is a frame. */
export function LateSheet() {
  const href = useContext(LateSheetContext);
  return href && <link rel="stylesheet" href={href} />;
}

/** Ends the top of a page. A page without one is drawn once all of it is there. */
export function PageTopEnd() {
  return (
    <>
      <span id={pageTopEndId} hidden />
      <LateSheet />
    </>
  );
}
