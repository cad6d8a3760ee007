import { createContext, useContext } from 'react';

/** Names the element that ends what a visitor sees first; the browser draws nothing before it. */
export const openingEndId = 'opening-end';

const LateSheetContext = createContext<string | undefined>(undefined);

/** The address of the style sheet of what no page begins with. */
export const LateSheetProvider = LateSheetContext.Provider;

/** Part of `OpeningEnd`; a list, whose opening ends with a card, has it by itself. */
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
