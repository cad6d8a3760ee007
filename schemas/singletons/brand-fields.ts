import { defineField } from '@sanity/types';
import { pictureFiles, pictureOptions, shownPicture } from '../rules/pictures.ts';

/** Has no alternative text, since the site uses the agency's name. */
function brandField(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    description: `${description} ${pictureFiles}`,
    type: 'image',
    options: pictureOptions,
    group: 'agency',
    validation: (rule) => rule.custom(shownPicture),
  });
}

export const brandFields = [
  brandField(
    'logo',
    'Logo',
    'Replaces the standard logo on the site, in mails and on paper. At least 600 pixels wide, with a transparent background.',
  ),
  brandField(
    'darkLogo',
    'Logo on a dark background',
    'A light version of the logo, for visitors in dark mode. Leave empty to use the same one.',
  ),
  brandField(
    'icon',
    'Icon',
    'The small picture in the browser tab and on the home screen of a phone. Square, at least 400 by 400 pixels.',
  ),
];
