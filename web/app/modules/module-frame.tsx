import type { ReactNode } from 'react';
import type { ModuleContent } from '../cms/content.ts';
import { useText } from '../i18n/text.tsx';
import { Notice } from '../ui/notice.tsx';
import { ModuleBoundary } from './module-boundary.tsx';

const grounds = {
  none: '',
  color: 'bg-surface',
  image: '',
  gallery: '',
} as const;

/** What every module has around it: its ground, its heading, and a boundary for its errors. */
export function ModuleFrame({ module, children }: { module: ModuleContent; children: ReactNode }) {
  const t = useText();
  const Heading = module.titleSize ?? 'h2';
  const headingId = `module-${module._key}`;
  return (
    <section
      aria-labelledby={module.title ? headingId : undefined}
      className={`py-section ${grounds[module.backgroundType ?? 'none']}`}
    >
      <div className="wrap">
        {module.title && (
          <Heading id={headingId} className="heading-2 mb-8">
            {module.title}
          </Heading>
        )}
        <ModuleBoundary fallback={<Notice>{t('error.module')}</Notice>}>{children}</ModuleBoundary>
      </div>
    </section>
  );
}
