import { expect, test } from 'vitest';
import { compileSchema } from '../compile.ts';
import { problemsOf, texts } from '../validation.test-data.ts';
import { shownPicture } from './pictures.ts';

const picture = (extension: string) => ({
  _type: 'picture',
  asset: { _type: 'reference', _ref: `image-2f1c3e0000000000000000000000000000000000-1200x800-${extension}` },
});

test('a picture of a kind that the site leaves out is refused with the kinds it shows', () => {
  expect(shownPicture(picture('svg'))).toMatch(/cannot show this kind of file.*JPG, PNG.*20 MB/);
  for (const extension of ['jpg', 'png', 'webp', 'gif']) expect(shownPicture(picture(extension))).toBe(true);
  expect(shownPicture({ _type: 'picture' })).toBe(true);
});

test('an SVG blocks publishing, as a picture and as a background', async () => {
  const alt = texts('String', { nl: 'Een beeld' });
  const module = { _key: 'a', _type: 'articleModule', status: 'published', backgroundType: 'image' };
  const page = {
    _type: 'page',
    title: texts('String', { nl: 'Titel' }),
    path: texts('String', { nl: '/titel/' }),
    status: 'draft',
    kind: 'content',
    image: { ...picture('svg'), alt },
    modules: [{ ...module, backgroundImage: { ...picture('svg'), _type: 'image' } }],
  };
  expect(await problemsOf(page)).toEqual([
    expect.stringMatching(/^image: The site cannot show/),
    expect.stringMatching(/^modules\.\[\]\.backgroundImage: The site cannot show/),
  ]);
});

test('the file dialog offers no SVG', () => {
  const { options } = compileSchema().get('picture') as { options: { accept: string } };
  expect(options.accept.split(',')).toContain('image/jpeg');
  expect(options.accept).not.toMatch(/svg|\*/);
});
