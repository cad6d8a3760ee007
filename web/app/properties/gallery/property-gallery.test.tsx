import { expect, test } from 'vitest';
import { mosaicSizes, PropertyGallery, PropertyPlans } from './property-gallery.tsx';
import {
  renderInLanguage,
  seededTranslate,
  type TestLanguage,
  testLanguages,
} from '../../content/i18n/seeded-texts.test-data.tsx';
import { videoLink } from '../model/video-link.ts';
import { galleryData } from './gallery-data.ts';
import { manyPictures } from './pictures.test-data.ts';

/** The width in CSS pixels that `sizes` gives on a screen. */
function widthOn(screen: number, sizes: string): number {
  for (const part of sizes.split(', ')) {
    const [, from = '0', length = ''] = /^(?:\(width >= (\d+)px\) )?(.+)$/.exec(part) ?? [];
    if (screen >= Number(from)) return parseFloat(length) * (length.endsWith('vw') ? screen / 100 : 1);
  }
  return NaN;
}

test('on a phone every picture fills the screen', () => {
  for (const count of [1, 2, 3, 4, 5, 12])
    for (let index = 0; index < count; index += 1)
      expect(widthOn(360, mosaicSizes(index, count)), `${index} of ${count}`).toBe(360);
});

test('the first row of a mosaic is as wide as the page', () => {
  const firstRow = { 1: [0], 2: [0, 1], 3: [0, 1], 4: [0, 1], 5: [0, 1, 2], 12: [0, 1, 2] };
  for (const [count, row] of Object.entries(firstRow)) {
    const width = row.reduce((sum, index) => sum + widthOn(1280, mosaicSizes(index, Number(count))), 0);
    expect(width / 1280, count).toBeGreaterThan(0.91);
    expect(width / 1280, count).toBeLessThanOrEqual(1);
  }
});

type Shown = {
  photographs: number;
  plans?: number;
  video?: string;
  tour?: string;
  language?: TestLanguage;
};

const ribbon = { kind: 'sold', label: 'VERKOCHT' } as const;

function render({ photographs, plans = 0, video = '', tour = '', language = 'nl' }: Shown): string {
  const pictures = manyPictures(photographs, plans);
  const gallery = galleryData(
    { title: 'Rijwoning', pictures, video: videoLink(video), tour: videoLink(tour) },
    seededTranslate(language),
  );
  return renderInLanguage(
    language,
    <>
      <PropertyGallery gallery={gallery} ribbon={ribbon} />
      <PropertyPlans gallery={gallery} />
    </>,
  );
}

const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);

test('[8.07] without photographs a gallery says so', () => {
  const messages = testLanguages.map(
    (language) => /<p class="notice">(.*?)<\/p>/.exec(render({ photographs: 0, language }))?.[1],
  );
  expect(messages).toEqual(['Geen foto’s gevonden.', 'Aucune photo trouvée.', 'No photos found.']);
  expect(render({ photographs: 0, plans: 1 })).toContain('notice');
  expect(render({ photographs: 1 })).not.toContain('notice');
});

test('every picture is a link to its large file, named by its text and place', () => {
  for (const photographs of [1, 2, 3, 4, 5, 12]) {
    const html = render({ photographs });
    const numbers = Array.from({ length: photographs }, (_, index) => index + 1);
    expect(all(html, /<a href="https:\/\/pictures\.example\/photo-(\d+)\.jpg"/g).map(Number)).toEqual(
      numbers,
    );
    expect(all(html, / alt="Beeld (\d+)"/g).map(Number)).toEqual(numbers);
    expect(all(html, /Foto (\d+) van/g).map(Number)).toEqual(numbers);
    expect(html).toContain(`van ${photographs} vergroten`);
  }
});

test('the pictures of a desktop’s mosaic are fetched at once, the first before all, and it alone carries the ribbon', () => {
  const html = render({ photographs: 12 });
  expect(all(html, /loading="(eager|lazy)"/g)).toEqual(
    Array.from({ length: 12 }, (_, index) => (index < 5 ? 'eager' : 'lazy')),
  );
  expect(all(html, /fetchpriority="(\w+)"/g)).toEqual(['high', 'low', 'low', 'low', 'low']);
  expect(all(html, /<li>(?:(?!<\/li>).)*ribbon/g)).toHaveLength(1);
  expect(html.indexOf('VERKOCHT')).toBeLessThan(html.indexOf('photo-2'));
});

test('one picture has neither a counter nor a link to all', () => {
  expect(render({ photographs: 1 })).not.toMatch(/1\/1|gallery-action/);
  expect(all(render({ photographs: 2 }), /aria-hidden="true">(\d\/\d)</g)).toEqual(['1/2', '2/2']);
});

test('the link to all pictures counts them in each language', () => {
  const links = testLanguages.map((language) =>
    /<\/svg>([^<]*)<\/a>/.exec(render({ photographs: 12, language }))?.[1]?.replaceAll('\u00a0', ' '),
  );
  expect(links).toEqual(['12 foto’s', '12 photos', '12 pictures']);
});

test('plans have a section of their own, which the gallery leads to', () => {
  const html = render({ photographs: 2, plans: 1 });
  expect(html).toContain('href="#plans"');
  const [gallery = '', plans = ''] = html.split('</section>');
  expect(gallery).not.toContain('alt="Plan 1"');
  expect(plans).toMatch(/<h2 id="plans"[^>]*>Plannen<\/h2>/);
  expect(plans).toContain('href="https://pictures.example/plan-1.jpg"');
  expect(render({ photographs: 2 })).not.toContain('plans');
});

test('a plan is told floor by floor, each room by the number that is drawn in it', () => {
  const alt = 'Plan met maten in meter. Gelijkvloers: 1 keuken 16 m². Eerste verdieping: 2 slaapkamer 17 m²';
  const pictures = manyPictures(1, 1).map((picture) => ({ ...picture, alt }));
  const gallery = galleryData({ title: 'Rijwoning', pictures }, seededTranslate('nl'));
  const cells = renderInLanguage('nl', <PropertyPlans gallery={gallery} />)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
  expect(cells).toContain('|Gelijkvloers|1|keuken|16 m²|Eerste verdieping|2|slaapkamer|17 m²|');
});

test('[5.25] a video and a tour of a known host are plain links until they are started, and others are left out', () => {
  const links = (shown: Shown) =>
    all(render(shown), /<a href="([^"]*)" class="[^"]*" rel="noopener noreferrer"/g);
  expect(
    links({
      photographs: 1,
      video: 'https://youtu.be/a1B2c3D4_-5',
      tour: 'https://my.matterport.com/show/?m=abc',
    }),
  ).toEqual(['https://youtu.be/a1B2c3D4_-5', 'https://my.matterport.com/show/?m=abc']);
  expect(links({ photographs: 1, video: 'https://evil.example/watch?v=a1B2c3D4_-5' })).toEqual([]);
  const titles = testLanguages.map((language) =>
    all(
      render({ photographs: 1, tour: 'https://app.yisual.com/p/7', video: '/videos/1.mp4', language }),
      /<\/svg>([^<]*)<\/a>/g,
    ),
  );
  expect(titles).toEqual([
    ['Video', '3D-tour'],
    ['Vidéo', 'Visite 3D'],
    ['Video', '3D tour'],
  ]);
  expect(render({ photographs: 1, video: 'https://youtu.be/a1B2c3D4_-5' })).not.toMatch(
    /<iframe|<video|youtube-nocookie/,
  );
});
