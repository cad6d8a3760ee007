import type { Slides } from './slider-settings.ts';

/** Puts all slides in one place and lets the style sheet fade the current one in; returns a function that ends it. */
export function fadeSlides(slides: Slides): () => void {
  const stack = () => {
    const { axis, translate, slideLooper } = slides.internalEngine();
    for (const moved of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      moved.clear();
      moved.toggleActive(false);
    }
    slides.slideNodes().forEach((slide, index) => {
      slide.style.translate = `${String(axis.direction(-100) * index)}%`;
    });
    show();
  };
  const show = () => {
    const current = slides.selectedScrollSnap();
    slides.slideNodes().forEach((slide, index) => slide.toggleAttribute('data-current', index === current));
  };
  stack();
  slides.on('reInit', stack).on('select', show);
  return () => void slides.off('reInit', stack).off('select', show);
}
