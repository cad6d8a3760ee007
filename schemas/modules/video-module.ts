import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { pictureField } from '../fields/picture-field.ts';
import { playableVideo } from '../rules/links.ts';

export const videoModule = defineModule({
  name: 'videoModule',
  title: 'Video',
  description: 'A video that starts when a visitor clicks its picture.',
  icon: 'play',
  media: 'poster',
  fields: [
    defineField({
      name: 'address',
      title: 'Address of the video',
      description: 'From YouTube, Vimeo, Facebook, Matterport, TVL or Yisual, or an .mp4 or .webm file.',
      type: 'string',
      validation: (rule) => rule.required().custom(playableVideo),
    }),
    pictureField({
      name: 'poster',
      title: 'Picture',
      description: 'Shown until a visitor starts the video. Nothing is loaded from another site before that.',
    }),
  ],
});
