import { renderToStaticMarkup } from 'react-dom/server';
import type { LanguageId } from 'schemas/languages.ts';
import type { Texts } from '../../content/cms/content.ts';
import type { FormResult } from '../../forms/definition/form-content.ts';
import { FormResultContext } from '../../forms/view/form-frame.tsx';
import { TextProvider } from '../../content/i18n/text.tsx';
import { createTranslate } from '../../content/i18n/translate.ts';
import { createPathTable } from '../../content/paths/create-path-table.ts';
import type { PathEntry } from '../../content/paths/path-table.ts';
import type { LoadedModule, ModuleContext } from './module-contract.ts';
import { RenderModules } from './render-modules.tsx';
import { sampleCatalogue } from '../../properties/catalogue/sample-catalogue.test-data.ts';

const texts: Texts = {
  'error.module': 'Dit onderdeel ontbreekt.',
  'error.invalidView': 'Ongeldige weergave.',
  'list.none': 'Niets gevonden.',
  'contact.openingHours': 'Openingsuren',
  'contact.hours': '{opens} – {closes}',
  'contact.byAppointment': 'op afspraak',
  'team.brokerNumber': 'BIV {number}',
  'slider.label': 'Reeks beelden',
  'slider.kind': 'carrousel',
  'slider.position': '{number} van {total}',
  'slider.goTo': 'Naar beeld {number}',
  'beforeAfter.before': 'Voor',
  'beforeAfter.after': 'Na',
  'beforeAfter.handle': 'Schuif tussen {before} en {after}',
  'gallery.playVideo': 'Video afspelen',
  'gallery.loads': 'Deze beelden komen van {provider}.',
  'gallery.openAt': 'Openen op {provider}',
  'gallery.openFile': 'Video apart openen',
};

/** A picture as the page query returns it. */
export const examplePicture = {
  asset: { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-1600x900-jpg` },
  hotspot: null,
  colour: null,
  crop: null,
  alt: 'Wat men ziet',
};

/** HTML of loaded modules on a page with the text "De pagina", after submitting a form if `result` is given. */
export function renderLoaded(modules: readonly LoadedModule[], result?: FormResult): string {
  return renderToStaticMarkup(
    <TextProvider language="nl" texts={texts}>
      <FormResultContext.Provider value={result}>
        <RenderModules modules={modules}>
          <p>De pagina</p>
        </RenderModules>
      </FormResultContext.Provider>
    </TextProvider>,
  );
}

/** Context of the loaders on a site with `entries` as public pages. */
export function testContext(entries: readonly PathEntry[] = [], language: LanguageId = 'nl'): ModuleContext {
  const paths = createPathTable(entries, ['nl', 'fr', 'en']);
  return {
    language,
    paths,
    t: createTranslate(texts, 'nl-BE'),
    catalogue: sampleCatalogue,
    now: new Date('2026-11-20T09:00:00Z'),
    requestId: 'request',
  };
}
