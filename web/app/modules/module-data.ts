import type { LanguageId } from 'schemas/languages.ts';
import type { ContactSlots, ModuleContent, ModuleOf, ModuleType, RichText } from '../cms/content.ts';
import type { FormContent } from '../forms/definition/form-content.ts';
import type { Translate } from '../i18n/translate.ts';
import type { PathTable } from '../paths/path-table.ts';
import type { PropertyCardData } from '../properties/view/card-data.ts';
import type { HeadingTag } from '../ui/page/heading.ts';
import type { PictureData } from '../ui/picture/picture-data.ts';

type Shown<Module> = Module extends unknown ? Omit<Module, 'source' | 'backdrop'> : never;

/** A module's content as the browser gets it: without what only its loader needs. */
export type ShownModule = Shown<ModuleContent>;

export type ArticleItem = {
  id: string;
  title: string;
  summary: string | null;
  body: RichText | null;
  picture: PictureData | undefined;
  /** Undefined when the article is no page of its own. */
  href: string | undefined;
};

export type SlideItem = {
  key: string;
  title: string | null;
  description: string | null;
  picture: PictureData | undefined;
  link: { href: string; label: string } | undefined;
};

export type MemberItem = {
  id: string;
  name: string;
  role: string | null;
  description: string | null;
  phone: string | null;
  email: string | null;
  brokerNumber: string | null;
  portrait: PictureData | undefined;
};

export type OfficeItem = {
  id: string;
  name: string;
  address: { street: string; place: string } | undefined;
  description: string | null;
  phone: string | null;
  email: string | null;
  picture: PictureData | undefined;
  /** Days and their hours in words, such as "maandag – vrijdag" with "09:00 – 12:30" and "13:30 – 18:00". */
  hours: readonly { days: string; times: readonly string[] }[];
};

export type TestimonialItem = {
  id: string;
  quote: string;
  /** First name and place, as far as they are known. */
  author: string;
  /** The month in words, and the day for machines. */
  date: { text: string; value: string } | undefined;
};

/** What a module shows besides its content. A module that is not named here shows content alone. */
export type ModuleData = {
  articleModule: { picture: PictureData | undefined };
  categoryModule: { articles: readonly ArticleItem[] };
  propertyListModule: { cards: readonly PropertyCardData[] };
  sliderModule: { isCentered: boolean; slides: readonly SlideItem[] };
  statsModule: { values: Readonly<Record<string, string>> };
  teamModule: { members: readonly MemberItem[] };
  officeModule: { offices: readonly OfficeItem[] };
  testimonialModule: { testimonials: readonly TestimonialItem[] };
  contactModule: FormContent | undefined;
};

export type DataOf<Type extends ModuleType> = Type extends keyof ModuleData ? ModuleData[Type] : undefined;

/** What the component of a module gets. Text is already in the language of the page. */
export type ModuleProps<Type extends ModuleType> = {
  module: Shown<ModuleOf<Type>>;
  data: DataOf<Type>;
  /** The heading for what stands inside the module. */
  heading: HeadingTag;
};

/** A module ready to render: its content, and its data or the fact that they could not be loaded. */
export type LoadedModule = {
  content: ShownModule;
  data: unknown;
  failed: boolean;
  /** The pictures that lie behind it. */
  backdrop: readonly PictureData[];
};

/** What the loader of a module's data may use. */
export type ModuleContext = {
  language: LanguageId;
  paths: PathTable;
  t: Translate;
  /** For forms that ask when to call; such a form asks nothing where there are none. */
  contactSlots?: ContactSlots | undefined;
  /** Ties the page to the log lines about it. */
  requestId: string;
};
