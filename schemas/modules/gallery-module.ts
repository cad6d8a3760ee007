import { defineModule } from '../define-module.ts';
import { picturesField } from '../fields/picture-field.ts';

export const galleryModule = defineModule({
  name: 'galleryModule',
  title: 'Gallery',
  description: 'Pictures beside each other, each of which opens large.',
  icon: 'image',
  media: 'pictures.0',
  fields: [
    picturesField({
      name: 'pictures',
      title: 'Pictures',
      description: 'Drag to reorder. The alternative text is the caption of the large picture.',
    }),
  ],
});
