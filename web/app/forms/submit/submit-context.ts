import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from '../../cms/site.server.ts';
import type { Platform } from '../../services/platform.server.ts';

/** What answering a form needs: the outside world, what all pages share, the request and its language. */
export type SubmitContext = {
  platform: Platform;
  site: Site;
  request: Request;
  language: LanguageId;
  /** The reference in the address that the form was sent to, whether or not there is such a property. */
  propertyId?: string | undefined;
};
