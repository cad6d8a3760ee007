/** A violation of the site's policy as staff read it, without anything about whose browser it was. */
export type PolicyReport = {
  /** Such as `img-src`; `other` for what was too varied to store apart. */
  directive: string;
  /** A host, or a kind such as `inline`. */
  blocked: string;
  /** Empty where the page has no address that everybody may know. */
  page: string;
  /** The script of ours that wanted it and its line, or the host of somebody else's; empty if the browser does not tell. */
  source: string;
  count: number;
  /** ISO day, in Belgian time. */
  lastDay: string;
};

/** The days that staff see, the present one included. */
export const shownReportDays = 7;
