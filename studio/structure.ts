import { CogIcon } from '@sanity/icons/Cog';
import { ColorWheelIcon } from '@sanity/icons/ColorWheel';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { MenuIcon } from '@sanity/icons/Menu';
import { TranslateIcon } from '@sanity/icons/Translate';
import { textAreas } from 'schemas/text-keys.ts';
import type { StructureBuilder, StructureResolver } from 'sanity/structure';
import { singletons } from './singletons.ts';

const [menu, theme, settings] = singletons;

function singletonItem(S: StructureBuilder, singleton: (typeof singletons)[number]) {
  return S.listItem()
    .id(singleton.id)
    .title(singleton.title)
    .child(S.document().schemaType(singleton.type).documentId(singleton.id).title(singleton.title));
}

function textList(S: StructureBuilder, area: (typeof textAreas)[number]) {
  return S.listItem()
    .id(`texts-${area.id}`)
    .title(area.title)
    .child(
      S.documentList()
        .title(area.title)
        .schemaType('interfaceText')
        .apiVersion('2025-02-19')
        .filter('_type == "interfaceText" && key in $keys')
        .params({ keys: Object.keys(area.texts) })
        .defaultOrdering([{ field: 'key', direction: 'asc' }])
        .initialValueTemplates([]),
    );
}

/** The first column of the studio. It mirrors the site: pages, the menu, the texts around them, the settings. */
export const structure: StructureResolver = (S) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      S.documentTypeListItem('page').title('Pages').icon(DocumentsIcon),
      singletonItem(S, menu).icon(MenuIcon),
      S.listItem()
        .id('texts')
        .title('Texts')
        .icon(TranslateIcon)
        .child(
          S.list()
            .id('text-areas')
            .title('Texts')
            .items(textAreas.map((area) => textList(S, area))),
        ),
      S.divider(),
      singletonItem(S, theme).icon(ColorWheelIcon),
      singletonItem(S, settings).icon(CogIcon),
    ]);
