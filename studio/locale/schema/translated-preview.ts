import type { Translate } from '../translator.ts';

function addTexts(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) addTexts(part, found);
}

/** Translates what a preview says itself; texts of the selected document stay in their own language. */
export function translatedPreview(preview: Record<string, unknown>, translate: Translate) {
  const { prepare } = preview;
  if (typeof prepare !== 'function') return preview;
  return {
    ...preview,
    prepare: (selection: unknown, ...rest: unknown[]) => {
      const content = new Set<string>();
      addTexts(selection, content);
      const isContent = (text: string) => content.has(text);
      const shown = Reflect.apply(prepare, undefined, [selection, ...rest]) as Record<string, unknown>;
      const parts = Object.entries(shown).map(([name, value]) => [
        name,
        typeof value === 'string' ? translate(value, isContent) : value,
      ]);
      return Object.fromEntries(parts) as Record<string, unknown>;
    },
  };
}
