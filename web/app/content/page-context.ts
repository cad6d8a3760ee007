import type { LanguageId } from 'schemas/languages.ts';
import type { Site } from './cms/site.server.ts';
import type { Platform } from '../platform/platform.server.ts';

export type PageContext = { platform: Platform; site: Site; url: URL; language: LanguageId };
