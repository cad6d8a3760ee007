import { playableVideo } from 'schemas/rules/links.ts';
import { expect, test } from 'vitest';
import { blankModules } from '../blank-modules.test-data.ts';
import { loadModules } from '../load-modules.server.ts';
import { examplePicture, renderLoaded, testContext } from '../render-for-test.test-data.tsx';

const { videoModule } = blankModules;

const load = (address: string) =>
  loadModules([{ ...videoModule, source: { address, poster: examplePicture } }], testContext());
const render = async (address: string) => renderLoaded(await load(address));

const youtube = 'https://youtu.be/a1B2c3D4_-5';
const start = 'Video afspelen';

test('a video of a service is a picture that leads to it, with a warning, until a visitor starts it', async () => {
  const html = await render(youtube);
  expect(html).toMatch(new RegExp(`<a href="${youtube}"[^>]*>.*${start}`));
  expect(html).toContain('alt="Wat men ziet"');
  expect(html).toContain('Deze beelden komen van YouTube.');
  expect(html).not.toMatch(/<iframe|<video|youtube-nocookie/);
  const [loaded] = await load(youtube);
  expect(loaded?.needs).toEqual({ sources: { frame: ['https://www.youtube-nocookie.com'], media: [] } });
});

test('a file of the site itself needs no warning', async () => {
  expect(await render('/videos/2101.mp4')).not.toContain('Deze beelden');
});

test('an address that the site does not play shows nothing and allows nothing', async () => {
  for (const address of [
    '',
    'http://youtu.be/a1B2c3D4_-5',
    'https://youtube.com.example.org/watch?v=a1B2c3D4_-5',
  ]) {
    const loaded = await load(address);
    expect(renderLoaded(loaded)).not.toContain(start);
    expect(loaded[0]?.needs).toBeUndefined();
  }
});

const playable = [
  youtube,
  'https://www.youtube.com/watch?v=a1B2c3D4_-5',
  'https://vimeo.com/12345',
  'https://www.facebook.com/watch/?v=1',
  'https://my.matterport.com/show/?m=1',
  'https://tour.tvl.be/1',
  'https://app.yisual.com/1',
  'https://example.org/film.mp4',
  '/videos/2101.mp4',
];

test('the Studio accepts what the site plays', async () => {
  for (const address of playable) {
    expect(playableVideo(address), address).toBe(true);
    expect(await render(address), address).toContain(start);
  }
  for (const address of ['http://youtu.be/a1B2c3D4_-5', 'https://example.org/', '/videos/../x.mp4', 'film'])
    expect(playableVideo(address), address).not.toBe(true);
});
