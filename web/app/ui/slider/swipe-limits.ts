/** Decides, in place of the slider library, when a gesture moves slides. Lengths are in CSS pixels. */
export const swipeLimits = {
  /** Vertical movement above this scrolls the page. */
  scroll: 10,
  /** Horizontal movement above this is a swipe. */
  swipe: 10,
  /** Horizontal pixels that a swipe needs for each vertical one. */
  ratio: 0.8,
  /** A swipe longer than the width of the list divided by this changes the slide. */
  touchThreshold: 5,
  /** Share of a movement beyond the first or last slide that the row follows. */
  edgeFriction: 0.35,
};
