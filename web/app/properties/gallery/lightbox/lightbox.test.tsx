import { expect, test } from 'vitest';
import {
  renderInLanguage,
  seededTranslate,
  testLanguages,
} from '../../../content/i18n/seeded-texts.test-data.tsx';
import { videoLink } from '../../model/video-link.ts';
import { galleryData } from '../gallery-data.ts';
import { manyPictures } from '../pictures.test-data.ts';
import { MediaStage } from './lightbox.tsx';

function render(address: string, language: (typeof testLanguages)[number]): string {
  const source = { title: 'Rijwoning', pictures: manyPictures(1), video: videoLink(address) };
  const { video, photographs, words } = galleryData(source, seededTranslate(language));
  if (!video) throw new Error(`${address} is no video.`);
  return renderInLanguage(
    language,
    <MediaStage
      media={video}
      title={words.video}
      start={words.playVideo}
      poster={photographs[0]}
      words={words}
    />,
  ).replaceAll('\u00a0', ' ');
}

const captionIn = (html: string) => /<p [^>]*>(.*?)<\/p>/.exec(html)?.[1];

test('[5.25] before it is started, a video of a service is a picture with a button and a warning', () => {
  const pages = testLanguages.map((language) => render('https://youtu.be/a1B2c3D4_-5', language));
  for (const page of pages) {
    expect(page).toContain('photo-1.jpg');
    expect(page).not.toMatch(/<iframe|<video|youtube-nocookie/);
  }
  expect(pages.map(captionIn)).toEqual([
    'Deze beelden komen van YouTube. Pas als u ze start, maakt uw toestel verbinding met die site, die dan uw IP-adres ziet en cookies kan plaatsen.',
    'Ces images viennent de YouTube. Votre appareil ne se connecte à ce site que si vous les démarrez ; il voit alors votre adresse IP et peut placer des cookies.',
    'This comes from YouTube. Your device connects to that site only once you start it; the site then sees your IP address and may set cookies.',
  ]);
});

test('a film of the site itself needs no warning', () => {
  expect(captionIn(render('/videos/2101.mp4', 'nl'))).toBeUndefined();
});
