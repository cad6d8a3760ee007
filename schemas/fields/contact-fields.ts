import { defineField } from '@sanity/types';

type ContactFieldDefinition = { description: string; group?: string; isRequired?: boolean };

export function phoneField({ isRequired = false, ...definition }: ContactFieldDefinition) {
  return defineField({
    name: 'phone',
    title: 'Phone',
    ...definition,
    type: 'string',
    validation: (rule) => {
      const number = rule.regex(/^\+[\d ]{9,18}$/, { name: 'phone number with country code' });
      return isRequired ? number.required() : number;
    },
  });
}

export function emailField({ isRequired = false, ...definition }: ContactFieldDefinition) {
  return defineField({
    name: 'email',
    title: 'E-mail address',
    ...definition,
    type: 'string',
    validation: (rule) => (isRequired ? rule.required().email() : rule.email()),
  });
}
