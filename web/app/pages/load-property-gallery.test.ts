import { expect, test } from 'vitest';
import { emptyContent } from '../content/cms/site.test-data.ts';
import { prepareSite } from '../content/cms/site.server.ts';
import { videoLink } from '../properties/model/video-link.ts';
import { testPlatform } from '../platform/platform.test-data.ts';
import { combineNeeds, noSources } from '../platform/page-needs.ts';
import { loadPropertyGallery } from './load-property-gallery.server.ts';

const site = prepareSite(emptyContent);
const url = new URL('https://site.test/');

function sourcesAfter(...galleries: readonly { video?: string; tour?: string }[]) {
  const { platform } = testPlatform();
  const needs = galleries.map(({ video = '', tour = '' }) => {
    const source = { title: '', pictures: [], video: videoLink(video), tour: videoLink(tour) };
    return loadPropertyGallery({ platform, site, url, language: 'nl' }, source).needs;
  });
  return combineNeeds(needs).sources;
}

test('[5.25] a page may load the players of its own video and tour, and of no others', () => {
  const video = 'https://youtu.be/a1B2c3D4_-5';
  const tour = 'https://my.matterport.com/show/?m=abc';
  expect(sourcesAfter({ video, tour }).frame).toEqual([
    'https://www.youtube-nocookie.com',
    'https://my.matterport.com',
  ]);
  expect(sourcesAfter({ video: 'https://films.example/1.mp4' })).toEqual({
    ...noSources,
    media: ['https://films.example'],
  });
  expect(sourcesAfter({ video: '/videos/2101.mp4', tour: 'https://evil.example/show' })).toEqual(noSources);
});

test('what one loader of a page allows, another one leaves allowed', () => {
  const both = sourcesAfter({ video: 'https://vimeo.com/1' }, { tour: 'https://app.yisual.com/p/7' });
  expect(both.frame).toEqual(['https://player.vimeo.com', 'https://app.yisual.com']);
  expect(noSources.frame).toEqual([]);
});
