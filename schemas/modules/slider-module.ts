import { defineField } from '@sanity/types';
import { defineModule } from '../define-module.ts';

export const sliderModule = defineModule({
  name: 'sliderModule',
  title: 'Slider',
  description: 'Slides that visitors leaf through.',
  icon: 'images',
  media: 'slider.slides.0.picture',
  fields: [
    defineField({
      name: 'slider',
      title: 'Slider',
      description: 'The slides are edited in the slider itself.',
      type: 'reference',
      to: [{ type: 'slider' }],
      validation: (rule) => rule.required(),
    }),
  ],
});
