import type { Locator, Page } from '@playwright/test';

/**
 * The contrast ratios of words with what lies behind them, at worst: of every pixel of the screen around each of the
 * elements, looked at while the words themselves are hidden.
 */
export async function contrastOfWords(page: Page, words: Locator): Promise<number[]> {
  const found = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { box: { x, y, width, height }, ink: getComputedStyle(element).color };
    }),
  );
  await words.evaluateAll((elements) => {
    for (const element of elements) (element as HTMLElement).style.visibility = 'hidden';
  });
  const shot = await page.screenshot({ animations: 'disabled' });
  await words.evaluateAll((elements) => {
    for (const element of elements) (element as HTMLElement).style.visibility = '';
  });
  const reader = await page.context().newPage();
  await reader.goto('about:blank');
  const ratios = await reader.evaluate(worstRatios, { found, data: shot.toString('base64') });
  await reader.close();
  return ratios;
}

type Found = { box: { x: number; y: number; width: number; height: number }; ink: string };

/** Runs in the browser, so it may use nothing from outside itself. */
async function worstRatios({ found, data }: { found: readonly Found[]; data: string }): Promise<number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const luminance = (red: number, green: number, blue: number) => {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return found.map(({ box, ink }) => {
    const [red = 0, green = 0, blue = 0] = (ink.match(/[\d.]+/g) ?? []).map(Number);
    const own = luminance(red, green, blue);
    const pixels =
      context?.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height)).data ?? [];
    let worst = 21;
    for (let at = 0; at + 2 < pixels.length; at += 4) {
      const behind = luminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
      const ratio = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05);
      if (ratio < worst) worst = ratio;
    }
    return worst;
  });
}
