import { type ReactNode, useMemo } from 'react';
import type { LanguageId } from 'schemas/languages.ts';
import { type PackedTexts, unpackTexts } from '../i18n/packed-texts.ts';
import { TextProvider } from '../i18n/text.tsx';
import { type Place, PlaceProvider } from '../layout/current-page.tsx';

/** What every live part of a page stands in. */
export type Surroundings = { language: LanguageId; texts: PackedTexts; place: Place };

type InSurroundingsProps = { around: Surroundings; children: ReactNode };

export function InSurroundings({ around: { language, texts, place }, children }: InSurroundingsProps) {
  const unpacked = useMemo(() => unpackTexts(texts), [texts]);
  return (
    <TextProvider language={language} texts={unpacked}>
      <PlaceProvider value={place}>{children}</PlaceProvider>
    </TextProvider>
  );
}
