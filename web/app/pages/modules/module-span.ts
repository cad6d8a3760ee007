import type { ModuleContent } from '../../content/cms/content.ts';

/** Spelled out, since Tailwind only finds complete class names. */
const small = [
  'col-span-1 col-span-2 col-span-3 col-span-4 col-span-5 col-span-6',
  'col-span-7 col-span-8 col-span-9 col-span-10 col-span-11 col-span-12',
].flatMap((names) => names.split(' '));

const medium = [
  'md:col-span-1 md:col-span-2 md:col-span-3 md:col-span-4 md:col-span-5 md:col-span-6',
  'md:col-span-7 md:col-span-8 md:col-span-9 md:col-span-10 md:col-span-11 md:col-span-12',
].flatMap((names) => names.split(' '));

const large = [
  'xl:col-span-1 xl:col-span-2 xl:col-span-3 xl:col-span-4 xl:col-span-5 xl:col-span-6',
  'xl:col-span-7 xl:col-span-8 xl:col-span-9 xl:col-span-10 xl:col-span-11 xl:col-span-12',
].flatMap((names) => names.split(' '));

const whole = 12;

function classFor(names: readonly string[], columns: number | undefined): string {
  return names[(columns ?? whole) - 1] ?? names[whole - 1] ?? '';
}

export function spanClasses(span: ModuleContent['span']): string {
  return [classFor(small, span?.sm), classFor(medium, span?.md), classFor(large, span?.lg)].join(' ');
}
