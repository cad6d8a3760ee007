import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

export type SubmitContext = {
  platform: Platform;
  site: Site;
  request: Request;
  language: LanguageId;
  /** The reference in the URL, whether or not such a property exists. */
  propertyId?: string | undefined;
  /** The number of the project in the URL, as for a property. */
  projectId?: string | undefined;
};
