const refreshDelay = 20;

export function watchSizes(element: Element, onSettled: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(onSettled, refreshDelay);
  });
  for (const part of [element, ...element.children]) observer.observe(part);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
