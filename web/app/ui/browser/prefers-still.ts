export const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
