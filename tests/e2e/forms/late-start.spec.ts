import { expect, test } from '../support/fixtures.ts';
import { isHydrated } from '../support/islands.ts';

for (const width of [360, 1280]) {
  test(`[9.06] a form reserves 400 pixels, hydrates 100 pixels before it is in view and moves nothing: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Reflect.set(globalThis, 'shifts', shifts);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/nl/verkopen/');
    const form = page.locator('form.form');
    /** Scrolls until the form begins so far below what is in sight, and waits until the page is drawn anew. */
    const comeWithin = (distance: number) =>
      form.evaluate(async (element, below) => {
        scrollBy(0, element.getBoundingClientRect().top - innerHeight - below);
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        return Math.round(element.getBoundingClientRect().top - innerHeight);
      }, distance);
    expect(await comeWithin(110)).toBe(110);
    expect(await isHydrated(form)).toBe(false);
    expect(await comeWithin(90)).toBe(90);
    await expect.poll(() => isHydrated(form)).toBe(true);
    await expect(form).toHaveCSS('min-block-size', '400px');
    expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });
}
