/** A violation of the site's policy for staff, with nothing about whose browser reported it. */
export type PolicyReport = {
  /** Such as `img-src`; `other` for what was too varied to store separately. */
  directive: string;
  /** A host, or a kind such as `inline`. */
  blocked: string;
  /** Empty for a page whose address is not public. */
  page: string;
  /** Our script and its line, or the host of somebody else's; empty if the browser does not say. */
  source: string;
  count: number;
  /** ISO day, in Belgian time. */
  lastDay: string;
};

/** Days that staff see, today included. */
export const shownReportDays = 7;
