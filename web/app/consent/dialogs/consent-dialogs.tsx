import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/text.tsx';
import type { Choices } from '../categories.ts';
import { keepChoice } from '../consent.ts';
import type { ConsentContent } from '../consent-data.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { sendProof } from '../send-proof.ts';

type ConsentDialogsProps = {
  /** Whether the question stands at the bottom of the page. */
  isAsking: boolean;
  /** Whether the choice by category is open. */
  isOpen: boolean;
};

/** The question and the choice by category. Without their words neither appears, and nothing is allowed. */
export function ConsentDialogs({ isAsking, isOpen }: ConsentDialogsProps) {
  const t = useText();
  const language = useLanguage();
  const content = useConsentContent();
  const [isSaved, setIsSaved] = useState(false);
  const choose = (choices: Choices) => {
    setIsSaved(true);
    void sendProof(keepChoice(choices, crypto.randomUUID()), language);
  };
  return (
    <>
      {content && isAsking && <ConsentQuestion content={content} onChoose={choose} />}
      {content && isOpen && <ConsentSettings cookies={content.cookies} onChoose={choose} />}
      <p role="status" className="sr-only">
        {isSaved && !isOpen && t('consent.saved')}
      </p>
    </>
  );
}

function useConsentContent(): ConsentContent | undefined {
  const language = useLanguage();
  const [content, setContent] = useState<ConsentContent>();
  useEffect(() => {
    const fetching = new AbortController();
    fetch(`/api/consent?language=${language}`, { signal: fetching.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      // The address answers with this type alone.
      .then((answer) => setContent(answer as ConsentContent | undefined))
      .catch(() => undefined);
    return () => fetching.abort();
  }, [language]);
  return content;
}
