export type Clock = () => Date;

export function createClock(testClock: string | undefined): Clock {
  return testClock ? () => new Date(testClock) : () => new Date();
}
