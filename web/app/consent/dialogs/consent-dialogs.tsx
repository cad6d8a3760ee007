import { useEffect, useState } from 'react';
import { useLanguage, useText } from '../../i18n/text.tsx';
import type { Choices } from '../categories.ts';
import { keepChoice } from '../consent.ts';
import type { ConsentContent } from '../consent-data.ts';
import { ConsentQuestion } from './consent-question.tsx';
import { ConsentSettings } from './consent-settings.tsx';
import { sendProof } from '../send-proof.ts';

type ConsentDialogsProps = {
  isAsking: boolean;
  isOpen: boolean;
};

/** Renders nothing, and grants nothing, until the texts have loaded. */
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
      // The endpoint returns this type only.
      .then((answer) => setContent(answer as ConsentContent | undefined))
      .catch(() => undefined);
    return () => fetching.abort();
  }, [language]);
  return content;
}
