import eyeFile from '../../ui/icon/lucide/eye.svg?raw';
import eyeOffFile from '../../ui/icon/lucide/eye-off.svg?raw';
import { useEffect, useState } from 'react';
import { useBrowser } from '../../ui/browser/use-browser.ts';
import { iconShapes } from '../../ui/icon/icon-shapes.ts';
import { ShapedIcon } from '../../ui/icon/icon.tsx';
import type { RevealWords } from './reveal-words.ts';

const look =
  'grid min-h-12 w-12 cursor-pointer place-content-center rounded-sm border border-muted bg-raised transition-[border-color] hover:border-ink noscript:hidden';

const icons = { show: iconShapes(eyeFile), hide: iconShapes(eyeOffFile) };

/** Hides the password again when it is sent, or a browser would offer it as plain text later. */
export function RevealButton({ inputId, words }: { inputId: string; words: RevealWords }) {
  const isHydrated = useBrowser();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    input.type = isShown ? 'text' : 'password';
    const hide = () => {
      input.type = 'password';
      setIsShown(false);
    };
    const { form } = input;
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, [inputId, isShown]);
  const action = isShown ? 'hide' : 'show';
  return (
    <button
      type="button"
      className={isHydrated ? look : `${look} invisible`}
      aria-controls={inputId}
      onClick={() => setIsShown(!isShown)}
    >
      <ShapedIcon shapes={icons[action]} />
      <span className="sr-only">{words[action]}</span>
    </button>
  );
}
