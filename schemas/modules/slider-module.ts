import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const sliderModule = defineModule({
  name: 'sliderModule',
  title: 'Slider',
  description: 'Slides that visitors can browse.',
  icon: 'images',
  media: 'slider.slides.0.picture',
  fields: [
    defineField({
      name: 'slider',
      title: 'Slider',
      description: 'Edit the slides in the slider itself.',
      type: 'reference',
      to: [{ type: 'slider' }],
      validation: (rule) => rule.required(),
    }),
  ],
});
