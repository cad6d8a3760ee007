import { serverText } from '../../content/i18n/i18next.server.ts';
import type { PageContext } from '../../content/page-context.ts';
import { loadForm } from '../../forms/definition/load-form.server.ts';
import { formDefinitions } from '../../forms/definitions.server.ts';
import type { Project } from '../../properties/property/project.ts';
import type { Property } from '../../properties/property/property.ts';
import { loadBroker } from '../property-section/load-broker.server.ts';

/** Loads the form about a project and the broker of its first unit, who knows it; neither once it is sold out. */
export function loadProjectContact(context: PageContext, { state }: Project, [unit]: readonly Property[]) {
  if (state === 'sold-out') return {};
  const { platform, site, language } = context;
  const t = serverText(site, language);
  const broker = unit && loadBroker(context, unit);
  return {
    question: {
      title: t('project.question'),
      content: loadForm(formDefinitions['contact-construction'], {
        language,
        paths: site.paths,
        t,
        catalogue: platform.catalogue,
      }),
    },
    contact: broker && { title: t('project.contact'), text: t('project.contactText'), broker },
  };
}
