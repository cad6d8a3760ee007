import { expect, test } from 'vitest';
import { emptySettings } from '../site.test-data.ts';
import { agencyIcon, agencyLogo, agencyMailLogo } from './agency-pictures.server.ts';

const hash = '2f1c3e0000000000000000000000000000000000';
const stored = (size: string, extension = 'png') => ({
  asset: { _ref: `image-${hash}-${size}-${extension}`, _type: 'reference' } as const,
  crop: null,
});
const settings = { ...emptySettings, agencyName: 'Huis & Haard' };

test('the logo of the agency has its name as alternative text, and a version for dark grounds', () => {
  const both = { ...settings, logo: stored('800x200'), darkLogo: stored('400x100') };
  expect(agencyLogo(both)).toMatchObject({
    picture: { src: `/media/${hash}-800x200-png`, alt: 'Huis & Haard', widths: [100, 400, 640] },
    onDark: { src: `/media/${hash}-400x100-png` },
  });
  expect(agencyLogo({ ...settings, logo: stored('800x200') })?.onDark).toBeUndefined();
});

test('the standard logo and icon stay where the settings have none, or an SVG', () => {
  for (const given of [
    settings,
    null,
    { ...settings, logo: stored('800x200', 'svg'), icon: stored('9x9', 'svg') },
  ]) {
    expect(agencyLogo(given)).toBeUndefined();
    expect(agencyMailLogo(given)).toBeUndefined();
    expect(agencyIcon(given)).toBeUndefined();
  }
});

test('mails and icons are PNG, of a width that the picture has', () => {
  const large = { ...settings, logo: stored('800x200'), icon: stored('512x512') };
  expect(agencyMailLogo(large)).toBe(`/media/${hash}-800x200-png-400.png`);
  expect(agencyIcon(large)).toEqual({
    href: `/media/${hash}-512x512-png-100.png`,
    touchHref: `/media/${hash}-512x512-png-400.png`,
  });
  const small = { ...settings, logo: stored('300x80'), icon: stored('128x128') };
  expect(agencyMailLogo(small)).toBe(`/media/${hash}-300x80-png-100.png`);
  expect(agencyIcon(small)?.touchHref).toBeUndefined();
});
