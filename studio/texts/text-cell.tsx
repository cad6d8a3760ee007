import { Badge, Stack, TextArea } from '@sanity/ui';
import { useState } from 'react';
import { languageTitle, type LanguageId } from 'schemas/languages.ts';
import { say } from '../locale/say.ts';
import { gapKinds } from '../translations/gap-row.tsx';
import type { OpenGap } from '../translations/report/translation-report.ts';

type TextCellProps = {
  name: string;
  language: LanguageId;
  text: string;
  gap: OpenGap | undefined;
  isReadOnly: boolean;
  onStore: (text: string) => void;
};

/** One language of a text, stored when the cell is left. */
export function TextCell({ name, language, text, gap, isReadOnly, onStore }: TextCellProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Stack gap={2}>
      <TextArea
        aria-label={say('{1} in {2}', name, languageTitle(language))}
        lang={language}
        fontSize={1}
        padding={2}
        rows={Math.min(5, Math.ceil((typed ?? text).length / 38) || 1)}
        readOnly={isReadOnly}
        value={typed ?? text}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onBlur={() => {
          if (typed !== undefined && typed !== text) onStore(typed);
          setTyped(undefined);
        }}
      />
      {gap && (
        <Badge tone={gapKinds[gap.kind].tone} style={{ alignSelf: 'start' }}>
          {gapKinds[gap.kind].title}
        </Badge>
      )}
    </Stack>
  );
}
