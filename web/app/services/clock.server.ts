export type Clock = () => Date;

/** The time of day as the site tells it. A bound test clock stands still. */
export function createClock(testClock: string | undefined): Clock {
  return testClock ? () => new Date(testClock) : () => new Date();
}
