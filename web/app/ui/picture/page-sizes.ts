/** Values of `sizes` that are the width of the page without its gutters, as the styles have it. */
export const phoneSize = 'calc(100vw - 42px)';
export const wholeSize = `(width >= 1540px) 1440px, (width >= 767px) calc(94vw - 17px), ${phoneSize}`;

/** Half of the page from the width on where two columns stand beside each other. */
export const halfSizeFrom = (width: 767 | 1280) =>
  width === 767
    ? `(width >= 1540px) 693px, (width >= 767px) calc(47vw - 33px), ${phoneSize}`
    : `(width >= 1540px) 693px, (width >= 1280px) calc(47vw - 33px), (width >= 767px) calc(94vw - 17px), ${phoneSize}`;
