export type Step = { href: string; label: string };

/** The place of a property in a list, in words. Steps are missing at the ends of the list and beside it. */
export type ListPosition = {
  back: Step;
  position?: string;
  previous?: Step;
  next?: Step;
};
