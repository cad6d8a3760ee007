import { localizedParts, localizedString, type Translations } from './localized.ts';
import { columns, moduleLayout } from './module-layout.ts';
import type { Part } from './rich-text.ts';

export function textModule(key: string, title: Translations<string>, parts: Translations<Part[]>) {
  return {
    ...moduleLayout('articleModule', key),
    title: localizedString(title),
    span: columns(7),
    body: localizedParts(parts),
    imagePosition: 'right' as const,
  };
}
