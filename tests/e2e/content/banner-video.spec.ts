import type { Page } from '@playwright/test';
import { bannerPage, dutchPath, plainPicture, publish } from './banner-page.ts';
import { expect, expectNoAxeViolations, test, withMotion } from '../support/fixtures.ts';
import { seededText, visit } from '../support/visitor.ts';

withMotion();

const banner = (page: Page) => page.locator('.banner');
const name = 'banner-video';
const played = (page: Page) => banner(page).locator('video');
const isPlaying = (page: Page) => played(page).evaluate((video: HTMLVideoElement) => !video.paused);

test('[3.47] a video of our own plays silently over its poster until a visitor stops it', async ({
  baseURL,
  content,
  page,
}) => {
  const video = `${baseURL ?? ''}/film.webm`;
  const poster = await plainPicture(content, page, '#556677', 'Een stille straat');
  const bytes = await recordedVideo(page);
  await page.route('**/film.webm', (route) => route.fulfill({ body: bytes, contentType: 'video/webm' }));
  const document = bannerPage(name, { mediaType: 'video', video, poster });
  await publish(content, document, page, () => expect(played(page)).toBeAttached({ timeout: 1000 }));
  await expect(banner(page).getByAltText('Een stille straat')).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => isPlaying(page)).toBe(true);
  expect(await played(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: seededText('banner.pauseVideo', 'nl') }).click();
  await expect(page.getByRole('button', { name: seededText('banner.playVideo', 'nl') })).toBeVisible();
  expect(await isPlaying(page)).toBe(false);

  const staysStill = async () => {
    await page.goto(dutchPath(name));
    await expect(page.getByRole('button', { name: seededText('banner.playVideo', 'nl') })).toBeVisible();
    expect(await isPlaying(page)).toBe(false);
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await staysStill();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await staysStill();
});

test.describe('elsewhere', () => {
  test.use({ expectedProblems: { patterns: [/^outside host: https:\/\/films\.example/] } });

  test('[3.47] a video of another site is requested only when a visitor starts it', async ({
    content,
    page,
  }) => {
    const document = bannerPage(`${name}-elsewhere`, {
      mediaType: 'video',
      video: 'https://films.example/straat.mp4',
      mobileVideo: 'https://films.example/straat-klein.mp4',
    });
    const asked: string[] = [];
    await page.route('https://films.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 200, body: '', contentType: 'video/mp4' });
    });
    await publish(
      content,
      document,
      page,
      () => expect(played(page)).toBeAttached({ timeout: 1000 }),
      dutchPath(`${name}-elsewhere`),
    );
    await visit(page, dutchPath(`${name}-elsewhere`));
    expect(asked).toEqual([]);
    await expect(played(page).locator('source').first()).toHaveAttribute('media', '(width < 767px)');
    await page.getByRole('button', { name: seededText('banner.playVideo', 'nl') }).click();
    await expect.poll(() => asked).toContain('https://films.example/straat.mp4');
  });
});

/** A second of film that the browser makes itself. */
async function recordedVideo(page: Page): Promise<Buffer> {
  await page.goto('about:blank');
  const data = await page.evaluate(async () => {
    const canvas = document.body.appendChild(document.createElement('canvas'));
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data: part }) => {
      parts.push(part);
    });
    const stopped = new Promise((resolve) => {
      recorder.addEventListener('stop', resolve);
    });
    recorder.start();
    for (let frame = 0; frame < 40; frame += 1) {
      canvas.getContext('2d')?.fillRect(frame, 0, 10, 10);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await stopped;
    return Array.from(new Uint8Array(await new Blob(parts).arrayBuffer()));
  });
  return Buffer.from(data);
}
