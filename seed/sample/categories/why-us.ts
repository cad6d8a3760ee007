import type { SeededCategory } from '../../builders/document.ts';
import { localizedString, localizedText } from '../../builders/localized.ts';
import { reference } from '../../builders/reference.ts';
import { selling } from './selling.ts';

export const whyUs: SeededCategory = {
  _id: 'category-why-us',
  _type: 'category',
  parent: reference(selling),
  webId: 'why-us',
  order: 30,
  title: localizedString({ nl: 'Waarom Huis & Haard', fr: 'Pourquoi Huis & Haard', en: 'Why Huis & Haard' }),
  summary: localizedText({
    nl: 'Drie redenen waarom verkopers voor ons kiezen.',
    fr: 'Trois raisons pour lesquelles des vendeurs nous choisissent.',
    en: 'Three reasons why sellers choose us.',
  }),
};
