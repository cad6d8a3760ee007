import { blankModules } from '../modules/blank-modules.test-data.ts';

const address = { _type: 'postalAddress' as const, street: 'Korenmarkt 999', zip: '2800', city: 'Mechelen' };

export const officeExample = {
  ...blankModules.officeModule,
  source: {
    picked: [],
    all: [
      {
        _id: 'office-leuven',
        name: 'Leuven',
        address,
        phone: '+32 16 00 00 00',
        email: null,
        description: null,
        picture: null,
        openingHours: [
          {
            _type: 'openingHours' as const,
            _key: 'a',
            days: ['monday' as const, 'tuesday' as const],
            opens: '09:00',
            closes: '12:30',
          },
        ],
      },
    ],
  },
};

export const questionsExample = {
  ...blankModules.questionsModule,
  source: {
    questions: [
      {
        _key: 'a',
        isUntranslated: false,
        question: 'Hoelang duurt het?',
        answer: [
          {
            _type: 'block' as const,
            _key: 'a',
            children: [{ _type: 'span' as const, _key: 'a', text: 'Drie maanden.' }],
          },
        ],
      },
    ],
  },
};
