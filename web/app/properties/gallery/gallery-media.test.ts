import { expect, test } from 'vitest';
import { videoLink } from '../model/video-link.ts';
import { galleryMedia, mediaOrigins } from './gallery-media.ts';

function mediaOf(address: string) {
  const link = videoLink(address);
  if (!link) throw new Error(`${address} is no video.`);
  return galleryMedia(link);
}

test('a video of a service is shown by its player, which starts at once, and can be seen there', () => {
  expect(mediaOf('https://youtu.be/a1B2c3D4_-5')).toEqual({
    isFramed: true,
    src: 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-5?autoplay=1&rel=0',
    page: 'https://youtu.be/a1B2c3D4_-5',
    provider: 'YouTube',
  });
  expect(mediaOf('https://vimeo.com/123456').src).toBe(
    'https://player.vimeo.com/video/123456?autoplay=1&dnt=1',
  );
  expect(mediaOf('https://my.matterport.com/show/?m=abc')).toMatchObject({
    src: 'https://my.matterport.com/show/?m=abc&play=1',
    provider: 'Matterport',
  });
  expect(mediaOf('https://www.facebook.com/agency/videos/42/').src).toMatch(
    /^https:\/\/www\.facebook\.com\/plugins\/video\.php\?href=https%3A%2F%2F.*&autoplay=true$/,
  );
  expect(mediaOf('https://app.yisual.com/p/7').src).toBe('https://app.yisual.com/p/7');
});

test('a file of the site itself comes from nowhere else and needs no permission', () => {
  const own = mediaOf('/videos/2101.mp4');
  expect(own).toEqual({
    isFramed: false,
    src: '/videos/2101.mp4',
    page: '/videos/2101.mp4',
    provider: undefined,
  });
  expect(mediaOrigins([own, undefined])).toEqual({ frame: [], media: [] });
});

test('a page allows the hosts of its own players and of no others', () => {
  const video = mediaOf('https://films.example/house.mp4');
  const tour = mediaOf('https://my.matterport.com/show/?m=abc');
  expect(video.provider).toBe('films.example');
  expect(mediaOrigins([video, tour])).toEqual({
    frame: ['https://my.matterport.com'],
    media: ['https://films.example'],
  });
});
