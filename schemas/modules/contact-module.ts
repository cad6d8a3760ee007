import { defineModule } from '../define-module.ts';
import { forms, placeableForms } from '../form-ids.ts';
import { choiceField } from '../fields/choice-field.ts';

export const contactModule = defineModule({
  name: 'contactModule',
  title: 'Contact form',
  description: 'A form for visitors to write to the agency.',
  icon: 'envelope',
  fields: [
    choiceField({
      name: 'form',
      title: 'Form',
      description: 'Choose who receives its messages in the site settings.',
      choices: placeableForms.map((id) => ({
        value: id,
        title: forms.find((form) => form.id === id)?.title ?? id,
      })),
      initialValue: placeableForms[0],
      isRequired: true,
    }),
  ],
});
