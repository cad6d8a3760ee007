import { expect, test } from 'vitest';
import { videoLink } from './video-link.ts';

test('[5.25] a video file is recognised by its extension', () => {
  for (const extension of ['mp4', 'mov', 'wmv', 'avi', 'flv', 'webm', 'MP4']) {
    const link = `https://media.example/tour.${extension}?v=2`;
    expect(videoLink(link)).toEqual({ kind: 'file', url: link, page: link });
  }
  expect(videoLink('https://media.example/tour.mp3')).toBeUndefined();
  expect(videoLink('/videos/2101.mp4')).toEqual({
    kind: 'file',
    url: '/videos/2101.mp4',
    page: '/videos/2101.mp4',
  });
  for (const link of [
    '/videos/2101.mp3',
    '/videos/../2101.mp4',
    '/pictures/2101.mp4',
    '//evil.example/videos/1.mp4',
  ])
    expect(videoLink(link), link).toBeUndefined();
  expect(videoLink('https://media.example/page?file=tour.mp4')).toBeUndefined();
});

test('a YouTube link needs an id of eleven characters', () => {
  const url = 'https://www.youtube-nocookie.com/embed/a1B2c3D4_-5';
  for (const link of [
    'https://www.youtube.com/watch?v=a1B2c3D4_-5&t=3s',
    'https://youtu.be/a1B2c3D4_-5',
    'https://m.youtube.com/shorts/a1B2c3D4_-5',
    'https://www.youtube.com/embed/a1B2c3D4_-5',
  ]) {
    expect(videoLink(link), link).toEqual({ kind: 'youtube', url, page: link });
  }
  expect(videoLink('https://youtu.be/short')).toBeUndefined();
  expect(videoLink('https://youtu.be/a1B2c3D4_-56')).toBeUndefined();
  expect(videoLink('https://www.youtube.com/watch')).toBeUndefined();
});

test('a Vimeo link needs a number', () => {
  const url = 'https://player.vimeo.com/video/123456';
  for (const page of ['https://vimeo.com/123456', url])
    expect(videoLink(page)).toEqual({ kind: 'vimeo', url, page });
  expect(videoLink('https://vimeo.com/channels/12a')).toBeUndefined();
});

test('Facebook videos and the tour, TVL and Yisual hosts are recognised', () => {
  expect(videoLink('https://www.facebook.com/agency/videos/42/')?.kind).toBe('facebook');
  expect(videoLink('https://www.facebook.com/agency/photos/42/')).toBeUndefined();
  expect(videoLink('https://my.matterport.com/show/?m=abc')?.kind).toBe('tour');
  expect(videoLink('https://www.tvl.be/video/7')?.kind).toBe('tvl');
  expect(videoLink('https://app.yisual.com/p/7')?.kind).toBe('yisual');
});

test('a look-alike of a known host is refused', () => {
  for (const link of [
    'https://youtube.com.evil.example/watch?v=a1B2c3D4_-5',
    'https://evil.example/https://youtu.be/a1B2c3D4_-5',
    'https://notyoutube.com/watch?v=a1B2c3D4_-5',
    'https://evil.example/?u=my.matterport.com',
    'https://my.matterport.com@evil.example/show',
    'https://my.matterport.com:8443/show',
    'https://user@my.matterport.com/show',
    'https://fakeyisual.com/p/7',
  ]) {
    expect(videoLink(link), link).toBeUndefined();
  }
});

test('only https links are shown', () => {
  for (const link of [
    'http://youtu.be/a1B2c3D4_-5',
    'javascript:alert(1)//x.mp4',
    'data:video/mp4,x',
    '//x.mp4',
    '',
  ]) {
    expect(videoLink(link), link).toBeUndefined();
  }
});
