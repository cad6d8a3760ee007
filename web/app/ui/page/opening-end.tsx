import { createContext, useContext } from 'react';

/** Names the element that ends what a visitor sees first; the browser draws nothing before it. */
export const openingEndId = 'opening-end';

const LateSheetContext = createContext<string | undefined>(undefined);

/** The address of the style sheet of what no page begins with. */
export const LateSheetProvider = LateSheetContext.Provider;

/** Part of `OpeningEnd`; by itself where a page marks the end in another way, or is a frame. */
export function LateSheet() {
  const href = useContext(LateSheetContext);
  return href && <link rel="stylesheet" href={href} />;
}

/** Ends the opening of a page. A page without one is drawn once all of it is there. */
export function OpeningEnd() {
  return (
    <>
      <span id={openingEndId} hidden />
      <LateSheet />
    </>
  );
}
