import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../content/cms/site.server.ts';
import type { Platform } from '../../platform/platform.server.ts';

export type SubmitContext = {
  platform: Platform;
  site: Site;
  request: Request;
  language: LanguageId;
  propertyId?: string | undefined;
  projectId?: string | undefined;
};
