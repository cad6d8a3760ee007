import { CogIcon } from '@sanity/icons/Cog';
import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { InsertAboveIcon } from '@sanity/icons/InsertAbove';
import { InsertBelowIcon } from '@sanity/icons/InsertBelow';
import { MenuIcon } from '@sanity/icons/Menu';
import { PinIcon } from '@sanity/icons/Pin';
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle';
import { BlockquoteIcon } from '@sanity/icons/Blockquote';
import { ComponentIcon } from '@sanity/icons/Component';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { HomeIcon } from '@sanity/icons/Home';
import { ImagesIcon } from '@sanity/icons/Images';
import { LinkIcon } from '@sanity/icons/Link';
import { StackCompactIcon } from '@sanity/icons/StackCompact';
import { StringIcon } from '@sanity/icons/String';
import { TransferIcon } from '@sanity/icons/Transfer';
import { TranslateIcon } from '@sanity/icons/Translate';
import { TrashIcon } from '@sanity/icons/Trash';
import { UserIcon } from '@sanity/icons/User';
import { UsersIcon } from '@sanity/icons/Users';
import { textAreas } from 'schemas/text-keys.ts';
import type { StructureBuilder, StructureResolver, UserComponent } from 'sanity/structure';
import { type SingletonType, singletons } from '../singletons.ts';
import { BinPane } from '../bin/bin-pane.tsx';
import { apiVersion } from '../content/use-content.ts';
import { isAdministrator } from '../content/viewer.ts';
import { DraftLinksPane } from '../draft-links/draft-links-pane.tsx';
import type { TreeDescription } from '../tree-pane/tree-pane.tsx';
import {
  ArticlesPane,
  articlesTree,
  OfficesPane,
  officesTree,
  PagesPane,
  pagesTree,
  TeamPane,
  teamTree,
} from './trees.tsx';
import { inStaffLanguage, say } from '../locale/say.ts';

const singletonIcons = {
  menu: MenuIcon,
  topBar: PinIcon,
  header: InsertAboveIcon,
  footer: InsertBelowIcon,
  theme: ColorWheelIcon,
  siteSettings: CogIcon,
  cookieSettings: CheckmarkCircleIcon,
} satisfies Record<SingletonType, unknown>;

function singletonItem(S: StructureBuilder, type: SingletonType) {
  const { id, title } = singletons[type];
  return S.listItem()
    .id(id)
    .title(title)
    .icon(singletonIcons[type])
    .child(S.document().schemaType(type).documentId(id).title(title));
}

type Group = { id: string; title: string };

function group(S: StructureBuilder, { id, title }: Group, items: ReturnType<StructureBuilder['listItem']>[]) {
  return S.listItem().id(id).title(title).child(S.list().id(id).title(title).items(items));
}

function treeItem(S: StructureBuilder, { id, label, addTypes }: TreeDescription, pane: UserComponent) {
  return S.listItem()
    .id(id)
    .title(label)
    .child(
      S.component(pane)
        .id(id)
        .title(label)
        .canHandleIntent((_name, params) => addTypes.some((type) => type === params.type))
        .child((documentId, { params }) => {
          const type = String(params.type ?? addTypes[0]);
          return S.document().documentId(documentId).schemaType(type);
        }),
    );
}

function textList(S: StructureBuilder, area: (typeof textAreas)[number]) {
  const title = inStaffLanguage(area.title);
  return S.listItem()
    .id(`texts-${area.id}`)
    .title(title)
    .icon(StringIcon)
    .child(
      S.documentList()
        .title(title)
        .schemaType('interfaceText')
        .apiVersion(apiVersion)
        .filter('_type == "interfaceText" && key in $keys')
        .params({ keys: Object.keys(area.texts) })
        .defaultOrdering([{ field: 'key', direction: 'asc' }])
        .initialValueTemplates([]),
    );
}

function draftLinksItem(S: StructureBuilder) {
  return S.listItem()
    .id('draft-links')
    .title(say('Draft links'))
    .child(S.component(DraftLinksPane).id('draft-links').title(say('Draft links')));
}

function binItem(S: StructureBuilder) {
  return S.listItem()
    .id('bin')
    .title(say('Recently deleted'))
    .child(S.component(BinPane).id('bin').title(say('Recently deleted')));
}

/** Hides settings from editors who are not administrators; the dataset enforces their rights. */
export const structure: StructureResolver = (S, { currentUser }) => {
  const settings = group(S, { id: 'settings', title: say('Settings') }, [
    singletonItem(S, 'siteSettings'),
    singletonItem(S, 'cookieSettings'),
  ]);
  return S.list()
    .id('content')
    .title(say('Content'))
    .items([
      treeItem(S, pagesTree, PagesPane).icon(DocumentsIcon),
      S.documentTypeListItem('pageTemplate').title(say('Page templates')).icon(StackCompactIcon),
      singletonItem(S, 'menu'),
      group(S, { id: 'layout', title: say('Layout') }, [
        singletonItem(S, 'topBar'),
        singletonItem(S, 'header'),
        singletonItem(S, 'footer'),
        S.documentTypeListItem('popup').title(say('Popups')).icon(EnvelopeIcon),
        singletonItem(S, 'theme'),
      ]).icon(ComponentIcon),
      group(
        S,
        { id: 'texts', title: say('Texts') },
        textAreas.map((area) => textList(S, area)),
      ).icon(TranslateIcon),
      S.divider(),
      treeItem(S, articlesTree, ArticlesPane).icon(StackCompactIcon),
      group(S, { id: 'team', title: say('Team') }, [
        treeItem(S, teamTree, TeamPane).icon(UserIcon),
        treeItem(S, officesTree, OfficesPane).icon(HomeIcon),
        S.documentTypeListItem('testimonial').title(say('Testimonials')).icon(BlockquoteIcon),
      ]).icon(UsersIcon),
      S.documentTypeListItem('slider').title(say('Sliders')).icon(ImagesIcon),
      S.divider(),
      S.documentTypeListItem('propertyEdit').title(say('Properties')).icon(HomeIcon),
      S.documentTypeListItem('replyTemplate').title(say('Reply templates')).icon(EnvelopeIcon),
      draftLinksItem(S).icon(LinkIcon),
      S.documentTypeListItem('municipality').title(say('Municipalities')).icon(PinIcon),
      S.documentTypeListItem('redirect').title(say('Redirects')).icon(TransferIcon),
      binItem(S).icon(TrashIcon),
      ...(isAdministrator(currentUser) ? [settings.icon(CogIcon)] : []),
    ]);
};
