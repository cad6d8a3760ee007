import type { IdentifiedSanityDocumentStub, SanityClient } from '@sanity/client';
import { localizedTable } from '../../../seed/builders/localized.ts';
import {
  prefix,
  last,
  idOf,
  to,
  listed,
  string,
  text,
  samePath,
  rich,
  pictureOf,
  span,
  module,
} from './module-parts.ts';

const picturesQuery = '*[_type == "sanity.imageAsset"] | order(_id asc)[0...5]._id';

type PictureIds = readonly [string, ...string[]];

const colour = (backgroundColor: string) => ({ backgroundType: 'color', backgroundColor });

const call = () =>
  module('callToActionModule', 'oproep', {
    description: text('Wij komen langs.'),
    ...colour('dark'),
    links: [
      { _type: 'link', _key: 'a', page: to('een') },
      { _type: 'link', _key: 'b', label: string('Bel ons'), url: 'tel:+3215000000' },
    ],
  });

/** The categories, articles, people, places and slides that the modules show. */
function entries(pictures: PictureIds): IdentifiedSanityDocumentStub[] {
  const [first] = pictures;
  const at = (index: number) => pictures[index % pictures.length] ?? first;
  const article = (name: string, category: string, order: number, hasPath: boolean) => ({
    _id: idOf(name),
    _type: 'article',
    status: 'published',
    title: string(`Artikel ${name}`),
    summary: text(`Waar artikel ${name} over gaat, in een zin of twee die zegt wat de lezer mag verwachten.`),
    picture: pictureOf(at(order), `Beeld bij ${name}`),
    body: rich(`De tekst van artikel ${name}`),
    category: to(category),
    order,
    ...(hasPath && { path: samePath(`/${prefix}/${name}/`) }),
  });
  const slider = (name: string, settings: object) => ({
    _id: idOf(name),
    _type: 'slider',
    name: 'Beelden',
    ...settings,
    slides: [1, 2, 3, 4].map((number) => ({
      _type: 'slide',
      _key: `slide-${number}`,
      status: 'published',
      title: string(`Beeld ${number}`),
      description: text('Een woord uitleg onder het beeld.'),
      picture: pictureOf(at(number), `Wat beeld ${number} toont`),
      ...(number === 1 && { link: { _type: 'link', label: string('Lees verder'), page: to('een') } }),
    })),
  });
  return [
    {
      _id: idOf('category'),
      _type: 'category',
      title: string('Werkwijze'),
      webId: 'werkwijze',
      order: 1,
      articleModules: [call()],
    },
    {
      _id: idOf('subcategory'),
      _type: 'category',
      title: string('Verdieping'),
      webId: 'verdieping',
      parent: to('category'),
      order: 1,
    },
    article('een', 'category', 1, true),
    article('twee', 'category', 2, true),
    article('drie', 'category', 3, false),
    article('onder', 'subcategory', 4, true),
    { ...article('verborgen', 'category', 0, true), status: 'draft' },
    slider('slider', {}),
    slider('fading-slider', { isFade: true, isInfinite: true, secondsPerSlide: 3 }),
    {
      _id: idOf('office'),
      _type: 'office',
      name: 'Kantoor van de test',
      status: 'published',
      address: { _type: 'postalAddress', street: 'Teststraat 1', zip: '2800', city: 'Mechelen' },
      phone: '+32 15 00 00 00',
      email: 'test@huisenhaard.example',
      openingHours: [
        hours('morning', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '09:00', '12:30'),
        hours('afternoon', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], '13:30', '18:00'),
        { ...hours('saturday', ['saturday'], '10:00', '12:00'), byAppointment: true },
      ],
      picture: pictureOf(at(4), 'De gevel van het kantoor'),
      description: text('Parkeren kan op het plein.'),
      order: last,
    },
    ...['An Voorbeeld', 'Bert Voorbeeld', 'Chris Voorbeeld'].map((name, index) => ({
      _id: idOf(`member-${index}`),
      _type: 'teamMember',
      name,
      status: 'published',
      role: string('Makelaar'),
      office: to('office'),
      phone: '+32 15 00 00 01',
      email: `persoon${index}@huisenhaard.example`,
      brokerNumber: '500 000',
      portrait: pictureOf(at(index), name),
      description: text('Kent elke straat van de stad.'),
      order: last + index,
    })),
    ...['Els', 'Farid', 'Greet'].map((author, index) => ({
      _id: idOf(`testimonial-${index}`),
      _type: 'testimonial',
      status: 'published',
      quote: text('Van het eerste gesprek tot de sleutel wisten wij waar wij stonden.'),
      author,
      place: 'Mechelen',
      date: `2001-0${index + 1}-15`,
    })),
  ];
}

function hours(key: string, days: readonly string[], opens: string, closes: string) {
  return { _type: 'openingHours', _key: key, days, opens, closes, byAppointment: false };
}

const costs = [
  ['Kost', 'Overheidsinstelling', 'Bedrag'],
  ['Stedenbouwkundige inlichtingen', 'Omgevingsvergunningsdienst', '€ 1.250,00'],
  ['Energieprestatiecertificaat', 'Energiedeskundige', '€ 90,00'],
];

/** A question whose answer has a heading, a paragraph and a list, and one whose words end a script. */
const questions = (words: string) => [
  { _type: 'question', _key: 'one', question: string(words), answer: rich('Dat hangt ervan af') },
  { _type: 'question', _key: 'two', question: string('Mag </script> hier?'), answer: rich('Ja') },
];

/** Every module in every view it has, on each kind of ground. */
function modules(background: string) {
  const category = (name: string, view: string, fields: Record<string, unknown> = {}) =>
    module('categoryModule', name, {
      view,
      category: to('category'),
      maxItems: 12,
      itemsPerRow: 3,
      ...fields,
    });
  const image = { _type: 'image', asset: { _type: 'reference', _ref: background } };
  const half = { span: span(12, 12, 6), titleSize: 'h3' };
  return [
    module('articleModule', 'artikel', { body: rich('Een tekst'), position: 'above' }),
    category('kaarten', 'card-view', { description: text('Wat hier staat.'), isHasSubcategories: true }),
    category('lijst', 'list-view', { span: span(12, 12, 10), ...colour('soft') }),
    category('stappenplan', 'collapse-view', { isNumbered: true }),
    category('geheel', 'single-view', colour('dark')),
    module('propertyListModule', 'panden', {
      view: 'card-view',
      goal: 'sale',
      order: 'newest',
      itemsPerRow: 4,
      maxItems: 4,
      filters: [
        {
          _type: 'filterCondition',
          _key: 'type',
          logic: 'and',
          field: 'mainType',
          operator: 'equals',
          compareWithValue: 'house',
        },
      ],
      advancedCondition: 'price < 900000',
    }),
    module('propertyListModule', 'pandenlijst', {
      view: 'list-view',
      goal: 'rent',
      maxItems: 3,
      ...colour('accent'),
    }),
    module('sliderModule', 'beelden', { slider: to('slider') }),
    module('sliderModule', 'wissel', { slider: to('fading-slider') }),
    module('teamModule', 'team', { view: 'team-view', office: to('office'), itemsPerRow: 4, maxItems: 12 }),
    module('officeModule', 'kantoor', { offices: listed('office'), ...half }),
    module('statsModule', 'cijfers', {
      ...half,
      ...colour('dark'),
      figures: [
        { _type: 'statsFigure', _key: 'sale', label: string('te koop'), source: 'saleTotal' },
        { _type: 'statsFigure', _key: 'years', label: string('jaar'), source: 'manual', value: '35' },
      ],
    }),
    module('testimonialModule', 'getuigen', {
      view: 'card-view',
      testimonials: listed('testimonial-0', 'testimonial-1', 'testimonial-2'),
      itemsPerRow: 3,
      backgroundType: 'image',
      backgroundImage: image,
    }),
    module('testimonialModule', 'getuigenlijst', {
      view: 'list-view',
      testimonials: listed('testimonial-0'),
      backgroundType: 'gallery',
      backgroundImages: [
        { ...image, _key: 'one' },
        { ...image, _key: 'two' },
      ],
    }),
    module('quoteModule', 'citaat', {
      testimonial: to('testimonial-1'),
      picture: pictureOf(background, 'Wie dit zegt'),
    }),
    module('questionsModule', 'vragen', {
      view: 'collapse-view',
      questions: questions('Hoelang duurt het?'),
      ...colour('soft'),
    }),
    module('questionsModule', 'vragenlijst', {
      view: 'list-view',
      questions: questions('Wat kost het?'),
      ...half,
    }),
    module('tableModule', 'tabel', {
      ...half,
      ...colour('accent'),
      caption: string('Wat een verkoop kost'),
      hasHeaderRow: true,
      hasHeaderColumn: true,
      table: localizedTable({ nl: costs, fr: costs, en: costs }),
    }),
    call(),
    category('onbekend', 'mosaic-view'),
    module('articleModule', 'ontwerp', { body: rich('Dit mag niemand zien'), status: 'draft' }),
  ];
}

/** Stores a page with every module and the documents they show, with seeded pictures. */
/** A file to save and the logo of a partner, of which the sample has none. */
const offered = (picture: string, file: string) => [
  module('downloadsModule', 'bestanden', {
    files: [
      {
        _type: 'download',
        _key: 'a',
        title: string('Gids voor verkopers'),
        file: { _type: 'file', asset: { _type: 'reference', _ref: file } },
      },
    ],
  }),
  module('logosModule', 'partners', {
    logos: [
      {
        _type: 'logo',
        _key: 'a',
        picture: pictureOf(picture, 'De partner'),
        url: 'https://partner.example/',
      },
    ],
  }),
];

export async function storeModulePage(content: SanityClient): Promise<void> {
  const [first, ...others] = await content.fetch<string[]>(picturesQuery);
  if (first === undefined) throw new Error('The dataset has no pictures.');
  const pictures: PictureIds = [first, ...others];
  const guide = await content.assets.upload('file', Buffer.from('%PDF-1.4 een gids'), {
    filename: 'gids.pdf',
  });
  const page = {
    _id: idOf('page'),
    _type: 'page',
    kind: 'content',
    status: 'published',
    title: string('Alle modules'),
    description: text('Een pagina met elke module en elke weergave.'),
    path: samePath(`/${prefix}/`),
    modules: [...modules(pictures[0]), ...offered(pictures[0], guide._id)],
  };
  const transaction = content.transaction();
  for (const document of [...entries(pictures), page]) transaction.createOrReplace(document);
  await transaction.commit();
}
