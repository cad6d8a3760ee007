const changed = ':is(option, input):default:not(:checked), input:checked:not(:default)';

/** True where a visitor chose in the form before any script came; values that the browser restored do not count. */
export function hasEarlyChoice({ elements }: HTMLFormElement): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isChanged = (control: Element) => control.matches(changed) || control.querySelector(changed);
  return visit?.type === 'navigate' && [...elements].some(isChanged);
}
