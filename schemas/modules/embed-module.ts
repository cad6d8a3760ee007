import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';
import { choiceField } from '../fields/choice-field.ts';
import { pictureField } from '../fields/picture-field.ts';
import { embedAddress } from '../rules/embeds.ts';

export const embedModule = defineModule({
  name: 'embedModule',
  title: 'Embed',
  description:
    'A calendar, form, map, brochure or playlist of another site, shown once a visitor asks for it.',
  icon: 'code-block',
  media: 'poster',
  fields: [
    defineField({
      name: 'address',
      title: 'Address',
      description: 'Of Calendly, Google Forms, Google Maps, Issuu, OpenStreetMap, Spotify or Typeform.',
      type: 'string',
      validation: (rule) => rule.required().custom(embedAddress),
    }),
    choiceField({
      name: 'shape',
      title: 'Shape',
      description: 'Forms and calendars need height.',
      choices: [
        { title: 'Wide', value: 'wide' },
        { title: 'Tall', value: 'tall' },
      ],
      initialValue: 'wide',
    }),
    pictureField({
      name: 'poster',
      title: 'Picture',
      description: 'Shown until a visitor asks. Nothing is loaded from the other site before that.',
    }),
  ],
});
