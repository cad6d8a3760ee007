import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const mark = 'isLightbox';

const isMarked = () => Reflect.get(Object(history.state), mark) === true;

/** Opens a dialog as a history entry of its own, so that the back button closes it; `onClose` runs once it is closed. */
export function useModal(dialog: RefObject<HTMLDialogElement>, onClose: () => void): void {
  const onClosed = useRef(onClose);
  useEffect(() => {
    onClosed.current = onClose;
  });
  // Before the effects of what it holds, which measure themselves.
  useLayoutEffect(() => {
    const { current: element } = dialog;
    if (!element) return;
    element.showModal();
    // The state of others, such as the router of a preview, has to survive.
    history.pushState({ ...Object(history.state), [mark]: true }, '');
    const closeByBack = () => {
      if (!isMarked()) element.close();
    };
    const leave = () => {
      if (isMarked()) history.back();
      onClosed.current();
    };
    addEventListener('popstate', closeByBack);
    element.addEventListener('close', leave);
    return () => {
      removeEventListener('popstate', closeByBack);
      element.removeEventListener('close', leave);
    };
  }, [dialog]);
}
