import { expect, type Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/** Records layout shifts that follow no input, from the next page on: score, time, element, from and to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Reflect.set(globalThis, 'shifts', shifts);
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources, hadRecentInput } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName} ${element?.getAttribute('class')}`;
          return `${name}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shifts.push(`${value} after ${startTime} ms, ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Resolves when what the page holds now is laid out and its shifts are reported. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** Waits until fonts and the pictures in sight are drawn, then fails with what has moved since the page was opened. */
export async function expectNoShifts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all(inSight.map((image) => image.decode()));
  });
  await drawn(page);
  expect(await page.evaluate<unknown>(() => Reflect.get(globalThis, 'shifts')), page.url()).toEqual([]);
}
